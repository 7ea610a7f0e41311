import { raw } from '../clients/raw.ts';
import { softKey } from '../clients/softKey.ts';
import { adminOf, company, operatorOf, shopper, unique, webApp } from '../people/people.ts';
import { type Guest, type Product, visit } from '../product.ts';
import { chance } from './fire.ts';
import { Refused, type Witness } from './witness.ts';

/** A plan that two hundred lives cannot exhaust. */
const plan = {
  ...{ name: 'Fire', description: 'Room for all', priceInRupees: 0, priceInDollars: 0 },
  ...{ allowNumberOfApps: 100_000, allowNumberOfUsers: 100_000, allowTotalNumberOfUsers: 100_000 },
  ...{ allowTeamMembers: 1, allowedNumberOfRPs: 10 },
};
/** An organisation without tight limits, an application that is never deleted, and people who sign in to it. */
export async function openYard(product: Product, people = 3) {
  const admin = await adminOf(product);
  const { id: planId } = await admin.call('POST /subscription/create', plan);
  const operator = await operatorOf(product, planId);
  const app = await webApp(operator);
  const regulars = Array.from({ length: people }, () => shopper(product, app));
  await Promise.all(regulars.map((each) => each.register(unique('regular'))));
  return { product, operator, app, regulars, admin };
}
export type Yard = Awaited<ReturnType<typeof openYard>>;
type Person = Yard['regulars'][number];

/** Begins a ceremony, which writes nothing to the log. */
async function begun(guest: Pick<Guest, 'send'>, path: string, body: object) {
  const answer = await raw(guest, path, body);
  if (answer.status !== 200) throw new Refused(path, answer);
  return answer.body as { options: object; transactionId: string };
}

export async function signIn({ app: { appId } }: Yard, { ask }: Witness, { guest, key }: Person) {
  const { options, transactionId } = await begun(guest, `POST /sdk/${appId}/login`, {});
  const body = { credential: key.get(options), transactionId };
  return ask('signIn', guest, `POST /sdk/${appId}/verify-login`, body);
}

export async function registerUser(
  { product, app }: Yard,
  { ask }: Witness,
  username: string,
  appId = app.appId,
) {
  const { guest, key } = shopper(product, app);
  const { options, transactionId } = await begun(guest, `POST /sdk/${appId}/register`, { username });
  const body = { credential: key.create(options), transactionId };
  const path = `POST /sdk/${appId}/verify-register`;
  return String((await ask('registerUser', guest, path, body, username)).body.userId);
}

export async function registerOperator({ product }: Yard, { ask }: Witness, email: string) {
  const guest = visit(product);
  const key = softKey({ rpId: 'localhost', origin: product.url });
  const form = { ...company(email), captcha: 'off' };
  const { options, transactionId } = await begun(guest, 'POST /registerOperator', form);
  const body = { credential: key.create(options), transactionId };
  return ask('registerOperator', guest, 'POST /verify-registerOperator-attestation', body, email);
}

/** A user registers, is suspended and activated; every other one is deleted. */
export async function userLife(yard: Yard, witness: Witness) {
  const { guest } = yard.operator;
  const id = await registerUser(yard, witness, `${unique('user')}@shop.example`);
  await witness.ask('suspendUser', guest, `PUT /updateUser/${id}`, { suspended: true });
  if (chance() < 0.3) return;
  await witness.ask('activateUser', guest, `PUT /updateUser/${id}`, { suspended: false });
  if (chance() < 0.5) await witness.ask('deleteUser', guest, `DELETE /deleteUser/${id}`);
}

/** An application with a user, from its creation to its deletion, which also deletes the user. */
export async function appLife(yard: Yard, witness: Witness, ends = chance() < 0.7) {
  const { guest } = yard.operator;
  const { origin } = yard.app;
  const form = { name: unique('Shop '), origins: [origin] };
  const { id } = (await witness.ask('createApp', guest, 'POST /createWebApp', form)).body;
  await registerUser(yard, witness, `${unique('guest')}@shop.example`, String(id));
  await witness.ask('renameApp', guest, `PUT /updateApp/${id}`, { name: unique('Renamed ') });
  await witness.ask('suspendApp', guest, `PUT /updateApp/${id}`, { suspended: true });
  await witness.ask('activateApp', guest, `PUT /updateApp/${id}`, { suspended: false });
  if (ends) await witness.ask('deleteApp', guest, `DELETE /deleteApp/${id}`);
}

const again = async (work: () => Promise<unknown>) => {
  for (;;) await work();
};
/** Runs all lanes at once until the product stops answering. Returns the reason why each lane ended. */
export async function mixedLoad(yard: Yard, witness: Witness): Promise<PromiseRejectedResult[]> {
  const lanes = [
    ...yard.regulars.map((person) => () => signIn(yard, witness, person)),
    ...[1, 2, 3].map(() => () => userLife(yard, witness)),
    () => appLife(yard, witness),
    () => registerOperator(yard, witness, `${unique('new')}@acme.example`),
  ];
  return (await Promise.allSettled(lanes.map(again))) as PromiseRejectedResult[];
}
