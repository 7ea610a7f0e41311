import * as razorpayDouble from '../../payments/testDoubles/razorpay.ts';
import * as stripeDouble from '../../payments/testDoubles/stripe.ts';
import { startProduct } from '../product.ts';
import { adminOf, land, type Operator, openMail, register, signIn, unique } from './people.ts';

/** The terms of a plan that costs what the small plans of the doubles cost, and its ids there. */
export const smallPlan = {
  ...{ name: 'Small', description: 'For a company.', priceInRupees: 50, priceInDollars: 50 },
  ...{ allowNumberOfApps: 3, allowNumberOfUsers: 50, allowTotalNumberOfUsers: 100 },
  ...{ allowTeamMembers: 5, allowedNumberOfRPs: 2, published: true },
};
export const smallAtProviders = { stripe: 'price_small', razorpay: 'plan_small' };

/** A product whose payments the doubles of Stripe and Razorpay take, with a member of its staff. */
export async function startWithProviders() {
  const [stripe, razorpay] = await Promise.all([stripeDouble.startStripe(), razorpayDouble.startRazorpay()]);
  const begun = Date.now();
  // The providers' time is that of their doubles, from which messages have their signatures and periods their ends.
  const clock = () => stripe.now() + Date.now() - begun;
  const { keys } = razorpayDouble;
  const product = await startProduct(
    {
      CAPTCHA: 'off',
      ...{ STRIPE_KEY: 'sk_test_of_the_double', STRIPE_URL: stripe.url },
      STRIPE_WEBHOOK_SECRETS: stripeDouble.secrets.join(','),
      ...{ RAZORPAY_KEY_ID: keys.keyId, RAZORPAY_KEY_SECRET: keys.keySecret, RAZORPAY_URL: razorpay.url },
      RAZORPAY_WEBHOOK_SECRETS: razorpayDouble.secrets.join(','),
    },
    { clock },
  );
  const admin = await adminOf(product);
  return {
    ...{ stripe, razorpay, product, admin },
    /** Makes a small plan with these terms besides. Returns its id. */
    createPlan: async (about: object) =>
      (await admin.call('POST /subscription/create', { ...smallPlan, ...about })).id,
    /** An operator of a new organisation in this country. */
    async operatorIn(country: string): Promise<Operator> {
      const subdomain = unique('acme-');
      const { email, key, guest } = await register(product);
      const { guest: mailed, userId, uniqueId } = await openMail(product, email);
      await mailed.call('PUT /updateOperator/:userId', { userId, emailVerified: true });
      await mailed.call('PUT /updateOrg/:uniqueId', { uniqueId, name: 'Acme', subdomain, country });
      const console = await land(product, (await signIn(guest, key, email)).redirectTo!);
      return { email, key, userId, uniqueId, subdomain, base: guest, guest: console, call: console.call };
    },
    async stop() {
      await product.stop();
      await Promise.all([stripe.close(), razorpay.close()]);
    },
  };
}
