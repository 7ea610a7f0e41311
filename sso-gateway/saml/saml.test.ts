import { execFileSync, spawnSync } from 'node:child_process';
import { sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SAML } from '@node-saml/node-saml';
import { beforeAll, describe, expect, test } from 'vitest';
import { authContexts, nameIdFormats } from '../../domain/application/settings/saml.ts';
import { newCertificate } from '../../server-kit/keys/certificates.ts';
import { byPhone } from '../../test/clients/openid.ts';
import { refusal, refusing } from '../../test/clients/raw.ts';
import { providerKeys, type SamlApp, samlApp, samlUser } from '../../test/clients/saml.ts';
import {
  arriveAt,
  askedFor,
  type Provider,
  post,
  postedBy,
  serviceProvider,
  signInAt,
  ticketFor,
} from '../../test/clients/serviceProvider.ts';
import { addDevice, giveAccess, personIdOf } from '../../test/people/familyUsers.ts';
import { adminOf, type Operator, operatorOf } from '../../test/people/people.ts';
import { caughtUp, type Here, sharedProduct, visit } from '../../test/product.ts';
import { until } from '../../test/until.ts';
import { messageMaker } from './testMessages.ts';

const hasXmlsec1 = spawnSync('xmlsec1', ['--version']).status === 0;
if (!hasXmlsec1) process.stdout.write('xmlsec1 is missing, so it is not asked about our signatures\n');

let product: Here;
let ada: Operator;
let app: SamlApp;
let grace: Awaited<ReturnType<typeof samlUser>>;
let party: Provider;
let flexible: { own: SamlApp; person: typeof grace };
beforeAll(async () => {
  product = await sharedProduct();
  ada = await operatorOf(product, 'special_plan');
  app = await samlApp(ada);
  grace = await samlUser(product, ada, app);
  party = await serviceProvider(product, ada, app);
  const own = await samlApp(ada);
  flexible = { own, person: await samlUser(product, ada, own) };
});
const all = {
  ...{ nameIdFormat: nameIdFormats.emailAddress, auth_context_class: 'passwordless' },
  ...{ authnRequestsSigned: true, wantMessageSigned: true, other_name_id_formats: true },
} as const;
/** One application, which tests of its settings share, with these settings and otherwise the defaults. */
async function changed(settings: Partial<Record<keyof typeof all, unknown>>) {
  const { appId } = flexible.own;
  await ada.call('PUT /SAML/update/:appId', { appId, ...all, ...settings } as never);
  await caughtUp(product); // A service provider reads the settings from the read models.
  return flexible;
}
const browserAt = ({ host }: Pick<SamlApp, 'host'>) => visit(product, host);
/** A whole sign-in of a new browser, up to what the service provider makes of the response. */
async function signedIn(who = grace, at = party, relayState = '') {
  const browser = browserAt(at.app);
  const { action, form } = await signInAt(browser, await browser.send(await at.begin(relayState)), who.key);
  const { profile } = await at.provider.validatePostResponseAsync(form);
  return { browser, action, form, profile: profile! };
}
const xmlOf = (form: { SAMLResponse: string }) => Buffer.from(form.SAMLResponse, 'base64').toString();
const statusOf = (form: { SAMLResponse: string }) =>
  [...xmlOf(form).matchAll(/status:(\w+)"/g)].map(([, status]) => status);

describe('signing in through SAML', () => {
  test('a redirect leads to the sign-in page and back with a signed response, an encrypted assertion and the person [sso.success.saml, sso.call.post-idp-login-post, sso.call.post-saml-login, invite.call.post-saml-register, invite.call.post-saml-verify-register-attestation]', async () => {
    const { action, form, profile } = await signedIn(grace, party, 'a=<b>&"c"');
    expect(action).toBe(app.acsUrl);
    expect(form.RelayState).toBe('a=<b>&"c"');
    expect(profile).toMatchObject({
      ...{ issuer: party.idp.entityID, nameID: grace.email, nameIDFormat: nameIdFormats.emailAddress },
      attributes: { userId: grace.userId, username: grace.email, email: grace.email, name: 'Grace Hopper' },
    });
    expect(profile.getAssertionXml!()).toContain(authContexts.passwordless);
    expect(xmlOf(form)).toContain('EncryptedAssertion');
    expect(xmlOf(form)).not.toContain(grace.email);
  });
  test('a passkey of another application, and an answer that is sent twice, get no ticket [sso.call.post-saml-verify-login-assertion]', async () => {
    const browser = browserAt(app);
    const { requestId } = await askedFor(browser, await browser.send(await party.begin()));
    const { options, transactionId } = await browser.call('POST /SAML/login', { requestId });
    const verify = (key: typeof grace.key) => {
      const sent = { credential: key.get(options), transactionId };
      return browser.call('POST /SAML/verify-login-assertion', sent);
    };
    expect(await refusal(verify(flexible.person.key))).toEqual(refusing('user.noAccess'));
    expect(await verify(grace.key)).toMatchObject({ ticket: expect.any(String) });
    expect(await refusal(verify(grace.key))).toEqual(refusing('ceremony.failed'));
  });
  test('a posted request does the same', async () => {
    // Messages in forms are not deflated, which the library does unless it is told.
    const plain = await serviceProvider(product, ada, app, { skipRequestCompression: true });
    const html = await plain.provider.getAuthorizeFormAsync('/here');
    const request = /name="SAMLRequest" value="([^"]*)"/.exec(html)![1]!;
    const browser = browserAt(app);
    const first = await post(browser, new URL(party.idp.ssoUrl).pathname, {
      SAMLRequest: request,
      RelayState: '/here',
    });
    const { form } = await signInAt(browser, first, grace.key);
    expect(form.RelayState).toBe('/here');
    expect((await plain.provider.validatePostResponseAsync(form)).profile).toMatchObject({
      nameID: grace.email,
    });
  });
  test('a sign-in that begins here has no request, and the default relay state', async () => {
    const own = await samlApp(ada, { relayState: '/start' });
    const person = await samlUser(product, ada, own);
    const there = await serviceProvider(product, ada, own);
    const browser = browserAt(own);
    const { form } = await signInAt(browser, await browser.send(there.idp.startUrl), person.key);
    expect(form.RelayState).toBe('/start');
    expect(xmlOf(form)).not.toContain('InResponseTo');
    expect((await there.provider.validatePostResponseAsync(form)).profile).toMatchObject({
      nameID: person.email,
    });
  });
  test('a phone approves, and the browser posts the ticket with the ids of the request [approval.saml-post]', async () => {
    const browser = browserAt(app);
    const { requestId, idpId } = await askedFor(browser, await browser.send(await party.begin()));
    const about = { username: grace.email };
    const waiting = await byPhone(product, browser, requestId, about, 'POST /SAML/approval');
    expect(await waiting.asked()).toMatchObject({ kind: 'saml', target: app.name });
    await waiting.approve(grace.key);
    const { ticket } = await waiting.collect();
    const { form } = await postedBy(await post(browser, '/idp/login/post', { requestId, idpId, ticket }));
    expect((await party.provider.validatePostResponseAsync(form)).profile).toMatchObject({
      nameID: grace.email,
    });
    expect(await refusal(waiting.collect())).toEqual(refusing('sso.request'));
  });
  test('a session signs in to the same and to other applications without asking again, unless that is forced', async () => {
    const { browser, profile } = await signedIn();
    const { form } = await postedBy(
      (await arriveAt(browser, await browser.send(await party.begin()))).answer,
    );
    const again = (await party.provider.validatePostResponseAsync(form)).profile!;
    expect(again.sessionIndex).not.toBe(profile.sessionIndex);
    const other = await samlApp(ada);
    await giveAccess(product, ada, { type: 'ADD_SAML_USER', appId: other.appId }, grace);
    const second = await serviceProvider(product, ada, other);
    const there = await postedBy((await arriveAt(browser, await browser.send(await second.begin()))).answer);
    expect((await second.provider.validatePostResponseAsync(there.form)).profile!.nameID).toBe(grace.email);
    const forcing = await serviceProvider(product, ada, app, { forceAuthn: true });
    expect((await arriveAt(browser, await browser.send(await forcing.begin()))).at?.pathname).toBe(
      '/idp/login/',
    );
  });
  test('without a session, a request that must not show anything is answered with an error', async () => {
    const silent = await serviceProvider(product, ada, app, { passive: true });
    const browser = browserAt(app);
    const { form } = await postedBy(
      (await arriveAt(browser, await browser.send(await silent.begin()))).answer,
    );
    expect(statusOf(form)).toEqual(['Responder', 'NoPassive']);
  });
  test('a request for one person is not answered for another', async () => {
    const keys = await providerKeys;
    const asking = async (nameId: string) => {
      const maker = messageMaker({
        ...{ now: new Date(), entityId: app.entityID, acs: app.acsUrl, destination: party.idp.ssoUrl },
        ...{ keys, others: keys, id: `_for${nameId.replace(/\W/g, '.')}` },
      });
      const subject = `<saml:Subject><saml:NameID>${nameId}</saml:NameID></saml:Subject>`;
      return maker.redirect(maker.messages.AuthnRequest.replace('</samlp:', `${subject}</samlp:`)).url;
    };
    const { browser } = await signedIn();
    const own = await arriveAt(browser, await browser.send(await asking(grace.email.toUpperCase())));
    expect(statusOf((await postedBy(own.answer)).form as never)).toEqual(['Success']);
    const first = await browser.send(await asking('ada@acme.example'));
    const { form } = await signInAt(browser, first, grace.key);
    expect(statusOf(form)).toEqual(['Responder', 'UnknownPrincipal']);
  });
  test('an application may ask for a name ID that is new each time', async () => {
    const asking = await serviceProvider(product, ada, app, { identifierFormat: nameIdFormats.transient });
    const { profile } = await signedIn(grace, asking);
    expect(profile).toMatchObject({
      nameIDFormat: nameIdFormats.transient,
      nameID: expect.stringMatching(/^_[\da-f]{40}$/),
    });
  });
  test('a person who cancels goes back with an error', async () => {
    const browser = browserAt(app);
    const { requestId } = await askedFor(browser, await browser.send(await party.begin('/here')));
    const { action, form } = await postedBy(await post(browser, '/idp/login/cancel', { requestId }));
    expect(action).toBe(app.acsUrl);
    expect(statusOf(form)).toEqual(['Responder', 'AuthnFailed']);
    await expect(party.provider.validatePostResponseAsync(form)).rejects.toThrow(/AuthnFailed/);
  });
  test.for(Object.entries(nameIdFormats))('the name ID can be %s', async ([kind, nameIdFormat]) => {
    const { own, person } = await changed({ nameIdFormat });
    const { profile } = await signedIn(person, await serviceProvider(product, ada, own));
    expect(profile.nameIDFormat).toBe(nameIdFormat);
    const expected = { persistent: person.userId, transient: expect.stringMatching(/^_[\da-f]{40}$/) };
    expect(profile.nameID).toEqual(kind in expected ? expected[kind as keyof typeof expected] : person.email);
    const wants = Object.entries(nameIdFormats).filter(([each]) => each !== kind && each !== 'unspecified');
    const [other, identifierFormat] = wants[0]!;
    const asking = await serviceProvider(product, ada, own, { identifierFormat });
    const told = (await signedIn(person, asking)).profile;
    expect(told).toMatchObject({
      nameIDFormat: identifierFormat,
      nameID: expected[other as 'persistent'] ?? person.email,
    });
    await changed({ nameIdFormat, other_name_id_formats: false });
    const { form } = await postedBy(await browserAt(own).send(await asking.begin()));
    expect(statusOf(form)).toEqual(['Requester', 'InvalidNameIDPolicy']);
  });
  test.for(Object.entries(authContexts))(
    'a sign-in in the context %s names the class of that context',
    async ([context, uri]) => {
      const { own, person } = await changed({ auth_context_class: context as never });
      const asking = (authnContext: string[], racComparison: 'exact' | 'minimum' = 'exact') =>
        serviceProvider(product, ada, own, {
          disableRequestedAuthnContext: false,
          authnContext,
          racComparison,
        });
      const { profile } = await signedIn(person, await asking([uri]));
      expect(profile.getAssertionXml!()).toContain(
        `<saml:AuthnContextClassRef>${uri}</saml:AuthnContextClassRef>`,
      );
      const other = await asking(['urn:oasis:names:tc:SAML:2.0:ac:classes:Smartcard']);
      const { form } = await postedBy(await browserAt(own).send(await other.begin()));
      expect(statusOf(form)).toEqual(['Responder', 'NoAuthnContext']);
      expect(xmlOf(form)).toContain(`told as ${uri}.`);
      const weaker = await asking(['urn:oasis:names:tc:SAML:2.0:ac:classes:Password'], 'minimum');
      expect(
        (await arriveAt(browserAt(own), await browserAt(own).send(await weaker.begin()))).at?.pathname,
      ).toBe('/idp/login/');
    },
  );
  test.for([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    'a response is signed (%s) and its assertion encrypted (%s) as the settings have it',
    async ([signed, encrypted]) => {
      const { own, person } = await changed({ authnRequestsSigned: signed!, wantMessageSigned: encrypted! });
      const { form, profile } = await signedIn(person, await serviceProvider(product, ada, own));
      expect(profile.nameID).toBe(person.email);
      const xml = xmlOf(form);
      expect(xml.includes('<saml:EncryptedAssertion')).toBe(encrypted);
      expect((xml.match(/<ds:Signature /g) ?? []).length).toBe(Number(signed) + Number(!encrypted));
    },
  );
  test('attributes are those of the table, with what is known of the person, custom attributes among it', async () => {
    const attribute = (name: string, source: string, more = {}) => ({
      ...{ name, nameFormat: 'uri', friendlyName: '', source, value: '' },
      ...more,
    });
    const attributes = [
      attribute('urn:oid:2.5.4.42', 'given_name', { friendlyName: 'givenName' }),
      attribute('urn:oid:2.5.4.20', 'phone_number'),
      attribute('urn:x:role', 'fixed', { value: `<admin> & "co"` }),
      attribute('urn:x:costs', 'custom', { value: 'cost_centre' }),
      attribute('urn:x:badge', 'custom', { value: 'badge' }),
    ];
    const { own, person } = await changed({ attributes } as never);
    const known = { family_name: 'Hopper', phone_number: '' };
    await ada.call('PUT /SAML/updateUser/:userId', { userId: person.userId, ...known });
    const kept = ['cost_centre', 'badge'].map((name) => ({
      ...{ name, label: name, kind: 'text' as const, options: [] },
    }));
    await ada.call('PUT /attributes/:uniqueId', { uniqueId: ada.uniqueId, attributes: kept });
    const personId = await personIdOf(product, person.userId);
    const custom = { cost_centre: 'R&D <7>' };
    await ada.call('PUT /person/:personId/attributes', { personId, attributes: custom });
    const { profile } = await signedIn(person, await serviceProvider(product, ada, own));
    expect(profile.attributes).toEqual({
      'urn:oid:2.5.4.42': 'Grace',
      'urn:x:role': '<admin> & "co"',
      'urn:x:costs': 'R&D <7>',
    });
    expect(profile.getAssertionXml!()).toContain('FriendlyName="givenName"');
  });
  test('names with markup and quotes stay text in signed attributes', async () => {
    const name = `Grace "B" O'Hopper <b>&amp; ]]> {Issuer} ${'\u00e9\u{1f600}'}`;
    const person = await samlUser(product, ada, app, { name });
    const { profile } = await signedIn(person);
    expect(profile.attributes).toMatchObject({ name });
  });
});

describe('the guide', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/saml.md'), 'utf8');
  const rows = guide
    .slice(guide.indexOf('## Settings of common service providers'))
    .split('\n')
    .filter((line) => /^\| \w/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
  test('has settings for six service providers', () => expect(rows).toHaveLength(6));
  test.for(rows)('$1 signs people in with the settings of the guide', async (row) => {
    const [, name, acsUrl, sloUrl, entityID, format, response, assertion, context] = row as string[];
    const about = {
      ...{ acsUrl: acsUrl!, sloUrl: sloUrl!, entityID: entityID! },
      nameIdformat: Object.entries(nameIdFormats).find(([name]) => name === format!.toLowerCase())![1],
      ...{ authnRequestsSigned: response === 'Signed', wantMessageSigned: assertion === 'Encrypted' },
      authContextClass: context as 'passwordless',
    };
    const own = await samlApp(ada, about);
    const person = await samlUser(product, ada, own);
    // These demand exactly PasswordProtectedTransport, the others nothing.
    const asked = { disableRequestedAuthnContext: !['Nextcloud', 'node-saml'].includes(name!) };
    const there = await serviceProvider(product, ada, own, {
      ...asked,
      identifierFormat: about.nameIdformat,
    });
    const { action, profile } = await signedIn(person, there);
    expect(action).toBe(acsUrl);
    expect(profile).toMatchObject({
      nameIDFormat: about.nameIdformat,
      attributes: { username: person.email },
    });
  });
});

describe('certificates', () => {
  test.skipIf(!hasXmlsec1)(
    'xmlsec1 verifies what is signed, and finds what is changed afterwards',
    async () => {
      const { own, person } = await changed({ wantMessageSigned: false });
      const { form } = await signedIn(person, await serviceProvider(product, ada, own));
      const folder = mkdtempSync(join(tmpdir(), 'saml-'));
      writeFileSync(join(folder, 'idp.pem'), party.idp.signingCert);
      const verify = (xml: string, node: string) => {
        writeFileSync(join(folder, 'response.xml'), xml);
        const ids = ['Response', 'Assertion'].flatMap((name) => {
          const space = name === 'Response' ? 'protocol' : 'assertion';
          return ['--id-attr:ID', `urn:oasis:names:tc:SAML:2.0:${space}:${name}`];
        });
        const place = ['--node-xpath', `/*[local-name()='Response']${node}/*[local-name()='Signature']`];
        const args = ['--verify', '--pubkey-cert-pem', 'idp.pem', ...ids, ...place, 'response.xml'];
        execFileSync('xmlsec1', args, { cwd: folder, stdio: 'pipe' });
      };
      const assertion = "/*[local-name()='Assertion']";
      verify(xmlOf(form), '');
      verify(xmlOf(form), assertion);
      const other = xmlOf(form).replaceAll(person.email, 'ada@acme.example');
      expect(other).not.toBe(xmlOf(form));
      expect(() => verify(other, '')).toThrow();
      expect(() => verify(other, assertion)).toThrow();
      rmSync(folder, { recursive: true });
    },
  );
  test('while another certificate follows, both are published, and the chosen one signs', async () => {
    const own = await operatorOf(product, 'special_plan');
    const there = await samlApp(own);
    const person = await samlUser(product, own, there);
    const before = await serviceProvider(product, own, there);
    const published = async () => {
      const xml = await (await browserAt(there).send(before.idp.metadataUrl)).text();
      return new Set([...xml.matchAll(/X509Certificate>([^<]+)</g)].map(([, each]) => each));
    };
    expect((await published()).size).toBe(1);
    const { id: certificateId } = await own.call('POST /SAML/addCertificate', {});
    expect((await published()).size).toBe(2);
    await signedIn(person, before);
    const knowing = await serviceProvider(product, own, there);
    await own.call('PUT /SAML/useCertificate/:certificateId', { certificateId });
    expect((await published()).size).toBe(2);
    await signedIn(person, knowing);
    await expect(signedIn(person, before)).rejects.toThrow();
    await own.call('DELETE /SAML/deleteCertificate/:certificateId', {
      certificateId: before.idp.certificates[0]!.certificateId,
    });
    expect((await published()).size).toBe(1);
  });
});

describe('metadata', () => {
  test('this side is described with its addresses and certificate [sso.call.get-saml-idp-metadata]', async () => {
    const answer = await browserAt(app).send(party.idp.metadataUrl);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=idp_metadata.xml');
    const xml = await answer.text();
    const { entityID, ssoUrl, sloUrl, signingCert } = party.idp;
    for (const part of [entityID, ssoUrl, sloUrl, signingCert.split('\n')[1], nameIdFormats.emailAddress])
      expect(xml).toContain(part);
    const viewed = await browserAt(app).send(`${party.idp.metadataUrl}?view`);
    expect(viewed.headers.get('content-disposition')).toBe('inline');
  });
  test("the application's side is described with what it has registered [sso.call.get-saml-sp-metadata]", async () => {
    const answer = await browserAt(app).send(`/SAML/sp/metadata/${app.appId}`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=sp_metadata.xml');
    const xml = await answer.text();
    for (const part of [
      app.entityID,
      app.acsUrl,
      app.sloUrl,
      (await providerKeys).certificate.split('\n')[1],
    ])
      expect(xml).toContain(part);
  });
  test("another organisation's application is unknown", async () => {
    const rival = await operatorOf(product, 'special_plan');
    const foreign = visit(product, `${rival.subdomain}.localhost`);
    for (const path of [
      `/saml/idp/metadata/${app.appId}`,
      `/SAML/sp/metadata/${app.appId}`,
      `/saml/idp/start/${app.appId}`,
    ])
      expect((await foreign.send(path)).status).toBe(404);
  });
});

describe('single logout', () => {
  async function loggedOut(at: Provider, browser: ReturnType<typeof visit>, url: string) {
    const answer = await browser.send(url);
    const to = new URL(answer.headers.get('location')!);
    const query = to.search.slice(1);
    await at.provider.validateRedirectAsync(Object.fromEntries(to.searchParams), query);
    return to;
  }
  test('the application signs its person out of the session, and gets a signed answer', async () => {
    const { browser, profile } = await signedIn();
    const to = await loggedOut(party, browser, await party.provider.getLogoutUrlAsync(profile, '/bye', {}));
    expect(`${to.origin}${to.pathname}`).toBe(app.sloUrl);
    expect(to.searchParams.get('RelayState')).toBe('/bye');
    expect((await arriveAt(browser, await browser.send(await party.begin()))).at?.pathname).toBe(
      '/idp/login/',
    );
  });
  test('the answer goes to the address for answers, where the application has one', async () => {
    const sloResponseUrl = 'https://hr.example/slo/answers';
    const own = await samlApp(ada, { sloResponseUrl });
    const there = await serviceProvider(product, ada, own);
    const { browser, profile } = await signedIn(await samlUser(product, ada, own), there);
    const to = await loggedOut(there, browser, await there.provider.getLogoutUrlAsync(profile, '', {}));
    expect(`${to.origin}${to.pathname}`).toBe(sloResponseUrl);
    const answer = inflateRawSync(Buffer.from(to.searchParams.get('SAMLResponse')!, 'base64')).toString();
    expect(answer).toContain(`Destination="${sloResponseUrl}"`);
    const metadata = await (await browserAt(own).send(`/SAML/sp/metadata/${own.appId}`)).text();
    expect(metadata).toContain(`Location="${own.sloUrl}" ResponseLocation="${sloResponseUrl}"`);
  });
  test.for([
    ['with', (state: string) => state],
    ['without', () => ''],
  ] as const)(
    'the other applications of the session are asked in turn, and answer %s the relay state, before the first one is answered',
    async ([name, said]) => {
      const other = await samlApp(ada, {
        sloUrl: 'https://pay.example/slo',
        entityID: `https://pay.example/metadata/${name}`,
      });
      await giveAccess(product, ada, { type: 'ADD_SAML_USER', appId: other.appId }, grace);
      const second = await serviceProvider(product, ada, other);
      const { browser, profile } = await signedIn();
      const { form } = await postedBy(
        (await arriveAt(browser, await browser.send(await second.begin()))).answer,
      );
      await second.provider.validatePostResponseAsync(form);
      const asked = await loggedOut(
        second,
        browser,
        await party.provider.getLogoutUrlAsync(profile, '/bye', {}),
      );
      expect(`${asked.origin}${asked.pathname}`).toBe('https://pay.example/slo');
      const request = await second.provider.validateRedirectAsync(
        Object.fromEntries(asked.searchParams),
        asked.search.slice(1),
      );
      const state = asked.searchParams.get('RelayState')!;
      const answering = [request.profile!, said(state), {}, true] as const;
      const answered = await second.provider.getLogoutResponseUrlAsync(...answering);
      const to = await loggedOut(party, browser, answered);
      expect(`${to.origin}${to.pathname}`).toBe(app.sloUrl);
      expect(to.searchParams.get('RelayState')).toBe('/bye');
    },
  );
  const isSignedIn = async (browser: ReturnType<typeof visit>) =>
    (await arriveAt(browser, await browser.send(await party.begin()))).at === null;
  test('each sign-in has an index of its own, and a request that names one ends that session only', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    expect(here.profile.sessionIndex).toMatch(/^_\w{40}$/);
    expect(there.profile.sessionIndex).not.toBe(here.profile.sessionIndex);
    await loggedOut(party, here.browser, await party.provider.getLogoutUrlAsync(here.profile, '', {}));
    expect([await isSignedIn(here.browser), await isSignedIn(there.browser)]).toEqual([false, true]);
  });
  test('a request that names no session ends all sessions of the person at that application, and of nobody else', async () => {
    const [hopper, other] = [await samlUser(product, ada, app), await samlUser(product, ada, app)];
    const [here, there, hers] = [await signedIn(hopper), await signedIn(hopper), await signedIn(other)];
    const { sessionIndex: _, ...profile } = here.profile;
    await loggedOut(party, here.browser, await party.provider.getLogoutUrlAsync(profile as never, '', {}));
    const left = await Promise.all([here, there, hers].map(({ browser }) => isSignedIn(browser)));
    expect(left).toEqual([false, false, true]);
  });
  test('a request that names several sessions ends each of them', async () => {
    const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()];
    const url = new URL(await party.provider.getLogoutUrlAsync(one.profile, '', {}));
    const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest')!, 'base64')).toString();
    const both = xml.replace(
      /<(\w+):SessionIndex.*<\/\1:SessionIndex>/s,
      (named) => named + named.replace(one.profile.sessionIndex!, two.profile.sessionIndex!),
    );
    expect(both).not.toBe(xml);
    const query = new URLSearchParams({
      SAMLRequest: deflateRawSync(both).toString('base64'),
      SigAlg: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    }).toString();
    const signature = sign('sha256', Buffer.from(query), (await providerKeys).privateKey).toString('base64');
    url.search = `${query}&Signature=${encodeURIComponent(signature)}`;
    await loggedOut(party, one.browser, url.href);
    const left = await Promise.all([one, two, three].map(({ browser }) => isSignedIn(browser)));
    expect(left).toEqual([false, false, true]);
  });
  describe('a request of which something is unknown', () => {
    let number = 0;
    /** The address of a request to sign somebody out, with these parts. */
    async function asking(nameId: string, indexes: string[]): Promise<string> {
      const keys = await providerKeys;
      const maker = messageMaker({
        ...{ now: new Date(), entityId: app.entityID, acs: app.acsUrl, destination: party.idp.sloUrl },
        ...{ keys, others: keys, id: `_logout${String(++number).padStart(8, '0')}` },
      });
      const named = indexes.map((each) => `<samlp:SessionIndex>${each}</samlp:SessionIndex>`).join('');
      const xml = maker.messages.LogoutRequest.replace('grace@acme.example', nameId).replace(
        '<samlp:SessionIndex>_s1</samlp:SessionIndex>',
        named,
      );
      return maker.redirect(xml).url;
    }
    /** The status that the answer to a request tells the application. */
    async function outcome(browser: ReturnType<typeof visit>, url: string) {
      const to = new URL((await browser.send(url)).headers.get('location')!);
      const xml = inflateRawSync(Buffer.from(to.searchParams.get('SAMLResponse')!, 'base64')).toString();
      return [...xml.matchAll(/status:(\w+)"/g)].map(([, status]) => status);
    }
    test.for<[string, (email: string, index: string) => [string, string[]]]>([
      ['a name in another case', (email, index) => [email.toUpperCase(), [index]]],
      ['an empty index', (email) => [email, ['']]],
      ['an index that is unknown', (email) => [email, ['_unknown']]],
      ['25 indexes', (email, index) => [email, [...Array.from({ length: 24 }, (_, i) => `_${i}`), index]]],
    ])('with %s ends the session of the browser', async ([, parts]) => {
      const { browser, profile } = await signedIn();
      const url = await asking(...parts(grace.email, profile.sessionIndex!));
      expect(await outcome(browser, url)).toEqual(['Success']);
      expect(await isSignedIn(browser)).toBe(false);
    });
    test('is not answered by success while a session lives that it may mean', async () => {
      const person = await samlUser(product, ada, app);
      const { browser } = await signedIn(person);
      const elsewhere = browserAt(app);
      expect(await outcome(elsewhere, await asking(person.email, ['_unknown']))).toEqual([
        'Success',
        'PartialLogout',
      ]);
      expect(await isSignedIn(browser)).toBe(true);
      expect(await outcome(elsewhere, await asking('nobody@acme.example', ['_unknown']))).toEqual([
        'Responder',
        'UnknownPrincipal',
      ]);
      expect(await outcome(elsewhere, await asking(person.email, []))).toEqual(['Success']);
      expect(await isSignedIn(browser)).toBe(false);
      expect(await outcome(elsewhere, await asking(person.email, ['_unknown']))).toEqual(['Success']);
    });
  });
  test('a person who signs out here is signed out of the applications too', async () => {
    const { browser } = await signedIn();
    const answer = await post(browser, '/saml/idp/logout', {});
    expect(answer.headers.get('location')).toMatch(/^https:\/\/hr\.example\/slo\?SAMLRequest=/);
    expect((await arriveAt(browser, await browser.send(await party.begin()))).at?.pathname).toBe(
      '/idp/login/',
    );
  });
});

describe('a message', () => {
  test('counts once, for the application and address that it was made for', async () => {
    const { browser, profile } = await signedIn();
    const { status } = await browser.send(await party.provider.getLogoutUrlAsync(profile, '', {}));
    expect(status).toBe(303);
    const request = await party.begin();
    const logout = await party.provider.getLogoutUrlAsync(profile, '', {});
    const elsewhere = new URL(request);
    elsewhere.pathname = elsewhere.pathname.replace(app.appId, flexible.own.appId);
    // A HEAD, with which programs look at links, uses nothing up.
    expect((await browserAt(app).send(request, { method: 'HEAD' })).status).toBe(200);
    for (const [url, first] of [
      [request, 303],
      [request, 400],
      [elsewhere, 400],
      [new URL(logout), 303],
      [new URL(logout), 400],
    ] as const)
      expect((await browserAt(app).send(url)).status).toBe(first);
    const twice = await party.begin();
    const both = await Promise.all([0, 1].map(async () => (await browserAt(app).send(twice)).status));
    expect(both.filter((each) => each === 303).length).toBeLessThanOrEqual(1);
  });
});

describe('a ticket', () => {
  test('works once, for its own request, in the browser that asked', async () => {
    const page = async () => {
      const browser = browserAt(app);
      return { browser, ...(await askedFor(browser, await browser.send(await party.begin()))) };
    };
    const [first, second] = [await page(), await page()];
    const { requestId, idpId } = first;
    const ticket = () => ticketFor(first.browser, requestId, grace.key);
    const give = (browser: ReturnType<typeof visit>, fields: Record<string, string>) =>
      post(browser, '/idp/login/post', { requestId, idpId, ...fields });
    expect((await give(second.browser, { requestId: second.requestId, ticket: await ticket() })).status).toBe(
      400,
    );
    expect((await give(browserAt(app), { ticket: await ticket() })).status).toBe(400);
    expect((await give(first.browser, { idpId: 'another', ticket: await ticket() })).status).toBe(400);
    for (const wrong of ['', 'x', 'x'.repeat(5000)])
      expect((await give(first.browser, { ticket: wrong })).status).toBe(400);
    const last = await ticket();
    expect((await give(first.browser, { ticket: last })).status).toBe(200);
    expect((await give(first.browser, { ticket: last })).status).toBe(400);
  });
  test('is not for a passkey of another application', async () => {
    const elsewhere = await samlUser(product, ada, await samlApp(ada));
    const browser = browserAt(app);
    const { requestId } = await askedFor(browser, await browser.send(await party.begin()));
    await expect(ticketFor(browser, requestId, elsewhere.key)).rejects.toMatchObject({ status: 403 });
  });
});

describe('before an application has its certificates', () => {
  test('node-saml signs people in with the stock settings of both sides', async () => {
    const addresses = { acsUrl: 'https://hr.example/acs', entityID: 'https://hr.example/metadata' };
    const { appId } = await ada.call('POST /SAML/create', { name: 'HR', appData: addresses });
    const own = { appId: appId!, host: app.host };
    const person = await samlUser(product, ada, own);
    const { idp } = await ada.call('GET /SAML/app/:appId', own);
    const stock = new SAML({
      ...{ callbackUrl: addresses.acsUrl, issuer: addresses.entityID },
      ...{ entryPoint: idp.ssoUrl, idpCert: idp.signingCert },
    });
    const browser = browserAt(own);
    const first = await browser.send(new URL(await stock.getAuthorizeUrlAsync('/', undefined, {})));
    const { form } = await signInAt(browser, first, person.key);
    const { profile } = await stock.validatePostResponseAsync(form);
    expect(profile).toMatchObject({ nameID: person.email, attributes: { email: person.email } });
    expect(profile!.getAssertionXml!()).toContain(authContexts.passwordProtectedTransport);
    const metadata = await (await browser.send(idp.metadataUrl)).text();
    expect(metadata).toContain('WantAuthnRequestsSigned="false"');
  });
});

test('metadata that cannot be read and a certificate that has ended are told, and people sign in all the same', async () => {
  const { certificate: ended } = await newCertificate('ended', new Date('2001-01-01'));
  const own = await samlApp(ada, {
    encryptCert: ended,
    wantMessageSigned: false,
    metadata_url: 'https://hr.example/metadata',
  });
  const person = await samlUser(product, ada, own);
  const shown = await until(async () => {
    const detail = await ada.call('GET /SAML/app/:appId', { appId: own.appId });
    expect(detail.metadataRead).toMatchObject({
      problem: expect.stringContaining('no metadata'),
      told: { refusal: expect.stringMatching(/^sso\.metadata/) },
      changed: [],
    });
    return detail;
  });
  expect(shown.endedCertificates).toEqual(['encryption']);
  const { profile } = await signedIn(person, await serviceProvider(product, ada, own));
  expect(profile).toMatchObject({ nameID: person.email });
});

describe('a suspension ends sign-ins at once, live sessions included', () => {
  test.for(['application', 'user', 'device', 'organisation'] as const)('of the %s', async (what) => {
    const own = what === 'organisation' ? await operatorOf(product, 'special_plan') : ada;
    const target = await samlApp(own);
    const person = await samlUser(product, own, target);
    const there = await serviceProvider(product, own, target);
    const { browser } = await signedIn(person, there);
    const begun = await browserAt(target).send(await there.begin());
    await suspend(what, own, target.appId, person.userId);
    const { at, answer } = await arriveAt(browser, await browser.send(await there.begin()));
    if (what === 'user' || what === 'device') expect(at?.pathname).toBe('/idp/login/');
    else expect(answer.status).toBe(403);
    await expect(signInAt(browserAt(target), begun, person.key)).rejects.toThrow();
  });
  async function suspend(what: string, own: Operator, appId: string, userId: string) {
    if (what === 'application')
      return own.call('PUT /SAML/updateSAMLAppStatus/:appId', { appId, suspended: true });
    if (what === 'user') return own.call('PUT /SAML/updateUser/:userId', { userId, suspended: true });
    if (what === 'device') {
      const [first] = (await own.call('GET /SAML/getSAMLUser/:userId', { userId })).deviceList;
      // The last working device of a person cannot be suspended, so there is another one.
      await addDevice(product, own, userId, first!.rpId);
      return own.call('POST /SAML/suspendSAMLUserDevice', {
        ...{ userId, credentialID: first!.credentialID, suspend: true },
      });
    }
    const admin = await adminOf(product);
    return admin.call('PUT /suspendOperator/:userId', { userId: own.userId, suspended: true });
  }
});

test('an invitation to an application of another family is refused', async () => {
  const inviting = ada.call('POST /invite/sendInvite', {
    ...{ email: 'ada@acme.example', name: 'Ada', type: 'ADD_OIDC_USER', appId: app.appId },
  });
  expect(await refusal(inviting)).toEqual(refusing('invite.type'));
});
