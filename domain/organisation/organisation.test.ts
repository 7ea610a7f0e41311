import { describe, expect, test } from 'vitest';
import { reservedLabels } from '../patterns.ts';
import { given, now, unstorable } from '../testSpec.ts';
import {
  ActivateOrganisation,
  ChangeOrganisationPlan,
  ChangeOrganisationSecurity,
  ChooseOrganisationLanguage,
  ChooseVanityAddress,
  DeleteOrganisation,
  RegisterOrganisation,
  SuspendOrganisation,
  vanityLabel,
} from './commands.ts';
import {
  OrganisationActivated,
  OrganisationDeleted,
  OrganisationLanguageChosen,
  OrganisationPlanChanged,
  OrganisationRegistered,
  OrganisationSecurityChanged,
  OrganisationSuspended,
  OrganisationSuspensionRequested,
  VanityAddressChosen,
} from './events.ts';

const company = {
  name: 'Acme',
  country: 'India',
  url: 'https://acme.example',
  size: '10-50',
  industry: 'Retail',
  city: 'Pune',
  linkedinUrl: '',
};
const since = new Date('2026-01-01').toISOString();
const at = { now: new Date(since) };
const registered = OrganisationRegistered({ ...company, planId: 'free_trial', since });
const id = { id: 'org-1' };
const acme = { ...id, ...company };

describe('the language of the mails', () => {
  test('it is that of the registration until another is chosen, and choosing it again changes nothing', () => {
    const german = given(OrganisationRegistered({ ...company, planId: 'free_trial', since, language: 'de' }));
    german.when(ChooseOrganisationLanguage, { ...id, language: 'de' }).then();
    german
      .when(ChooseOrganisationLanguage, { ...id, language: 'fr' })
      .then(OrganisationLanguageChosen({ language: 'fr' }));
  });
});

describe('registering', () => {
  test('a new organisation starts on the free trial', () =>
    given().when(RegisterOrganisation, acme, at).then(registered));
  test('registering again changes nothing', () => given(registered).when(RegisterOrganisation, acme).then());
  test('the website is an https address, and the LinkedIn profile one on linkedin.com', () => {
    const refuses = (about: Partial<typeof company>) =>
      expect(RegisterOrganisation.input.safeParse({ ...acme, ...about }).success).toBe(false);
    for (const url of ['acme.example', 'http://acme.example', 'https://acme', 'javascript:alert(1)//a.b'])
      refuses({ url });
    for (const linkedinUrl of ['acme', 'https://linkedin.com.evil.example/x']) refuses({ linkedinUrl });
    given()
      .when(RegisterOrganisation, { ...acme, linkedinUrl: 'linkedin.com/company/acme' }, at)
      .then(
        OrganisationRegistered({
          ...company,
          linkedinUrl: 'linkedin.com/company/acme',
          planId: 'free_trial',
          since,
        }),
      );
  });
  test('a deleted organisation does not come back', () =>
    given(registered, OrganisationDeleted({}))
      .when(RegisterOrganisation, acme)
      .thenRefused('organisation.unknown'));
  for (const field of ['name', 'country', 'url', 'size', 'industry'] as const)
    test.for(Object.entries(unstorable))(`${field} cannot be %s`, ([, value]) =>
      given()
        .when(RegisterOrganisation, { ...acme, [field]: value } as never)
        .thenInvalid(field),
    );
});

describe('the vanity address', () => {
  const chosen = VanityAddressChosen({ name: 'Acme', country: 'India', subdomain: 'acme-shop' });
  const choice = { ...id, name: 'Acme', country: 'India', subdomain: 'acme-shop' };
  const labelled = (subdomain: string) =>
    given(registered).when(ChooseVanityAddress, { ...choice, subdomain });

  test('is chosen once', () => {
    given(registered).when(ChooseVanityAddress, choice).then(chosen);
    given(registered, chosen)
      .when(ChooseVanityAddress, { ...choice, subdomain: 'acme-store' })
      .thenRefused('organisation.subdomainSet');
  });
  test('choosing the same one again changes nothing', () =>
    given(registered, chosen).when(ChooseVanityAddress, choice).then());
  test('has 6 to 30 characters [onboarding.step2.vanity-length]', () => {
    for (const subdomain of ['abcde', 'a'.repeat(31)])
      labelled(subdomain).thenRefused('organisation.subdomainUnusable');
    for (const subdomain of ['abcdef', 'a'.repeat(30)])
      labelled(subdomain).then(VanityAddressChosen({ ...choice, subdomain }));
  });
  test('is kept in lower case, and an underscore is unusable [onboarding.step2.vanity-hostname]', () => {
    labelled(' Acme-SHOP ').then(chosen);
    labelled('acme_shop').thenRefused('organisation.subdomainUnusable');
  });
  test.for([
    ['punycode', 'xn--acme-shop'],
    ['mixed script', 'аcme-shop'],
    ['full width', 'ａｃｍｅｓｈｏｐ'],
    ['a dot', 'acme.shop'],
    ['a blank', 'acme shop'],
    ['a hyphen first', '-acmeshop'],
    ['a hyphen last', 'acmeshop-'],
    ['an emoji', 'acme🔑shop'],
    ['a zero-width joiner', 'acme\u200dshop'],
    ['a slash', 'acme/../shop'],
    ['a line break', 'acmeshop\nevil'],
  ] as const)('with %s is unusable [onboarding.step2.vanity-chars]', ([, subdomain]) =>
    labelled(subdomain).thenRefused('organisation.subdomainUnusable'),
  );
  test('is never one of our own labels [onboarding.step2.vanity-reserved]', () => {
    for (const label of reservedLabels) expect(vanityLabel(label)).toBeNull();
    for (const label of ['www', 'home', 'dev', 'api', 'test', 'info', 'admin'])
      labelled(label).thenRefused('organisation.subdomainUnusable');
    labelled('RADIUS').thenRefused('organisation.subdomainUnusable');
  });
  test('a label is plain ASCII, whatever is typed', () =>
    expect(vanityLabel('\u212Aelvins')).toBe('kelvins'));
  for (const field of ['name', 'country', 'subdomain'] as const)
    test.for(Object.entries(unstorable))(`${field} cannot be %s`, ([, value]) => {
      const when = given(registered).when(ChooseVanityAddress, { ...choice, [field]: value } as never);
      if (field !== 'subdomain') return when.thenInvalid(field);
      expect(() => when.then()).toThrow();
    });
  test('the business name has at most 20 characters', () =>
    given(registered)
      .when(ChooseVanityAddress, { ...choice, name: 'x'.repeat(21) })
      .thenInvalid('name'));
});

describe('the plan', () => {
  const toSpecial = { ...id, planId: 'special_plan' };
  test('can be changed to one that is there', () =>
    given(registered)
      .when(ChangeOrganisationPlan, toSpecial, at)
      .then(OrganisationPlanChanged({ planId: 'special_plan', since })));
  test('the same plan again changes nothing', () =>
    given(registered, OrganisationPlanChanged({ planId: 'special_plan' }))
      .when(ChangeOrganisationPlan, toSpecial)
      .then());
  test('cannot be one that is not there', () =>
    given(registered)
      .when(ChangeOrganisationPlan, toSpecial, { needs: { plan: { status: 'absent' } } })
      .thenRefused('plan.unknown'));
  test('cannot be one that is withdrawn, unless the organisation has it', () => {
    const withdrawn = { needs: { plan: { status: 'withdrawn' } } };
    given(registered).when(ChangeOrganisationPlan, toSpecial, withdrawn).thenRefused('plan.withdrawn');
    given(registered)
      .when(ChangeOrganisationPlan, { ...id, planId: 'free_trial' }, withdrawn)
      .then();
  });
});

describe('the security settings', () => {
  const changing = (changes: object) =>
    given(registered).when(ChangeOrganisationSecurity, { ...id, changes } as never);
  test('phones are allowed and a recovery waits for a day until somebody changes it', () => {
    changing({ phoneSignIn: 'allowed', recoveryWaitHours: 24 }).then();
    changing({ phoneSignIn: 'off' }).then(
      OrganisationSecurityChanged({ phoneSignIn: 'off', recoveryWaitHours: 24 }),
    );
  });
  test('a change keeps the settings that it does not name', () => {
    const off = OrganisationSecurityChanged({ phoneSignIn: 'off', recoveryWaitHours: 24 });
    given(registered, off)
      .when(ChangeOrganisationSecurity, { ...id, changes: { recoveryWaitHours: 0 } })
      .then(OrganisationSecurityChanged({ phoneSignIn: 'off', recoveryWaitHours: 0 }));
    given(registered, off)
      .when(ChangeOrganisationSecurity, { ...id, changes: { phoneSignIn: 'off' } })
      .then();
  });
  test('a recovery waits for whole hours, a week at most', () => {
    for (const recoveryWaitHours of [-1, 0.5, 169, Number.NaN, '24', null])
      changing({ recoveryWaitHours }).thenInvalid('changes.recoveryWaitHours');
    changing({ recoveryWaitHours: 168 }).then(
      OrganisationSecurityChanged({ phoneSignIn: 'allowed', recoveryWaitHours: 168 }),
    );
  });
  test('a way to sign in by phone that does not exist is refused', () =>
    changing({ phoneSignIn: 'sometimes' }).thenInvalid('changes.phoneSignIn'));
});

describe('suspending and deleting', () => {
  const suspended = OrganisationSuspended({ until: now.toISOString() });
  test('an organisation is suspended once', () => {
    given(registered).when(SuspendOrganisation, id).then(suspended);
    given(registered, suspended).when(SuspendOrganisation, id).then();
  });
  test('and activated once', () => {
    given(registered, suspended).when(ActivateOrganisation, id).then(OrganisationActivated({}));
    given(registered).when(ActivateOrganisation, id).then();
  });
  test('but not when it asked for that itself', () =>
    given(registered, OrganisationSuspensionRequested({ operatorId: 'ada' }), suspended)
      .when(ActivateOrganisation, id)
      .thenRefused('organisation.requested'));
  test('it can be deleted', () =>
    given(registered, suspended).when(DeleteOrganisation, id).then(OrganisationDeleted({})));
  test('nothing is done to one that is absent or deleted', () => {
    for (const command of [SuspendOrganisation, ActivateOrganisation, DeleteOrganisation]) {
      given().when(command, id).thenRefused('organisation.unknown');
      given(registered, OrganisationDeleted({})).when(command, id).thenRefused('organisation.unknown');
    }
  });
});
