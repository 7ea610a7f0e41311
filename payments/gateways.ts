import type { Gateway } from '../domain/subscription/events.ts';
import { gatewayOf } from '../domain/subscription/prices.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Config } from '../server-kit/settings/config.ts';
import type { PaymentGateway } from './port.ts';
import { razorpayOf } from './razorpay/razorpay.ts';
import { type Sandbox, sandboxOf } from './sandbox/sandbox.ts';
import { stripeOf } from './stripe/stripe.ts';

export type Gateways = {
  /** The provider that takes payments of organisations in this country; undefined when none does. */
  forCountry(country: string): PaymentGateway | undefined;
  named(name: Gateway): PaymentGateway | undefined;
  sandbox: Sandbox | undefined;
};

const made = new WeakMap<Config, Gateways>();
/** The providers that the settings name. They are made once for each configuration. */
export function gatewaysOf(kit: Pick<Kit, 'config' | 'records' | 'vault' | 'clock' | 'origins'>): Gateways {
  const known = made.get(kit.config) ?? make(kit);
  made.set(kit.config, known);
  return known;
}

/** Whether the sandbox takes the payments: if it is wanted, or if no provider has a key and this is no production. */
function playsOnly({ PAYMENTS, STRIPE_KEY, RAZORPAY_KEY_ID, NODE_ENV }: Config): boolean {
  if (PAYMENTS) return PAYMENTS === 'sandbox';
  return !STRIPE_KEY && !RAZORPAY_KEY_ID && NODE_ENV !== 'production';
}

function make(kit: Parameters<typeof gatewaysOf>[0]): Gateways {
  const { config, clock } = kit;
  const { STRIPE_KEY: key, RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = config;
  const all: Partial<Record<Gateway, PaymentGateway>> = {};
  const sandbox = playsOnly(config) ? sandboxOf(kit) : undefined;
  if (sandbox) all.sandbox = sandbox;
  if (key) {
    const { STRIPE_URL: url, STRIPE_WEBHOOK_SECRETS: webhookSecrets } = config;
    all.stripe = stripeOf({ key, url, webhookSecrets, clock });
  }
  if (keyId && keySecret) {
    const { RAZORPAY_URL: url, RAZORPAY_WEBHOOK_SECRETS: webhookSecrets } = config;
    all.razorpay = razorpayOf({ keyId, keySecret, url, webhookSecrets, clock });
  }
  return {
    sandbox,
    named: (name) => all[name],
    forCountry: (country) => sandbox ?? all[gatewayOf(country)],
  };
}
