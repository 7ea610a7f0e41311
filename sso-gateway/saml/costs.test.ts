import { expect, test } from 'vitest';
import { saml } from '../../domain/application/settings/saml.ts';
import { newCertificate } from '../../server-kit/keys/certificates.ts';
import { processorTime } from '../../test/processorTime.ts';
import { type Arrived, readAuthnRequest, readLogoutRequest, readLogoutResponse } from './messages.ts';
import { costly, sizes } from './testCosts.ts';
import { kinds, messageMaker, post } from './testMessages.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const entityId = 'https://hr.example/metadata';
const destination = 'https://acme.example/saml/idp/sso/app-1';
const acs = 'https://hr.example/acs';

/** Milliseconds of processor time that one run takes, on average over several. */
const cost = (run: () => unknown, runs = 2): number =>
  processorTime(() => {
    for (let i = 0; i < runs; i += 1)
      try {
        run();
      } catch {
        // Most of these messages are refused.
      }
  }) / runs;
/** The same for the best of three tries, which are made only while it is more than `most`. */
const least = (run: () => unknown, most: number) => {
  let best = cost(run);
  for (let tries = 1; best > most && tries < 3; tries += 1) best = Math.min(best, cost(run));
  return best;
};

test('no message of a stranger takes much longer to read than an honest one', async () => {
  const [keys, others] = await Promise.all([newCertificate('party', now), newCertificate('other', now)]);
  const maker = messageMaker({ now, entityId, acs, destination, keys, others });
  const certificate = { pem: keys.certificate, fileName: 'hr.pem' };
  const settings = saml.parse({
    ...{ kind: 'saml', name: 'HR', acsUrl: acs, entityId, sloUrl: 'https://hr.example/slo' },
    ...{ encryptionCertificate: certificate, signingCertificate: certificate },
  });
  const receiving = { settings, destination, now, privateKeys: [others.privateKey] };
  const response = (arrived: Arrived) =>
    readLogoutResponse(
      'form' in arrived ? { form: { SAMLResponse: arrived.form.SAMLRequest } } : arrived,
      receiving,
    );
  const readers = {
    AuthnRequest: (arrived: Arrived) => readAuthnRequest(arrived, receiving),
    LogoutRequest: (arrived: Arrived) => readLogoutRequest(arrived, receiving),
  };
  const honest = post(maker.signed(maker.messages.AuthnRequest));
  expect(readers.AuthnRequest(honest)).toMatchObject({ id: maker.id });
  const usual = cost(() => readers.AuthnRequest(honest), 40);
  const most = Math.max(20, 6 * usual);

  const signed = {
    AuthnRequest: maker.signed(maker.messages.AuthnRequest),
    LogoutRequest: maker.signed(maker.messages.LogoutRequest),
  };
  const costs: [what: string, ms: number][] = [];
  const measure = (what: string, run: () => unknown) => costs.push([what, least(run, most)]);
  for (const [what, make] of Object.entries(costly))
    for (const n of sizes)
      for (const kind of n === sizes[0] ? kinds : kinds.slice(0, 1)) {
        const xml = make(signed[kind], n);
        expect(xml, what).not.toBe(signed[kind]);
        const about = `${n} × ${what} in a ${kind}`;
        measure(about, () => readers[kind](post(xml)));
        if (n !== sizes[0]) continue;
        const inAddress = maker.redirect(make(maker.messages[kind], n));
        measure(`${about} in an address`, () => readers[kind](inAddress));
        const answer = xml.replaceAll(kind, 'LogoutResponse');
        measure(`${about} that says it is a response`, () => response(post(answer)));
      }
  const dearest = costs.toSorted(([, a], [, b]) => b - a).slice(0, 5);
  const told = dearest.map(([what, ms]) => `${what}: ${ms.toFixed(1)} ms`).join(', ');
  process.stdout.write(`of ${costs.length} SAML messages (an honest one: ${usual.toFixed(1)} ms), ${told}\n`);
  expect(dearest.filter(([, ms]) => ms > most)).toEqual([]);
});
