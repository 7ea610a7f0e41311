import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

// The compilers of the kits are not here, so these read the sources.
const textOf = (path: string) => readFile(new URL(`../kits/${path}`, import.meta.url), 'utf8');
const swift = () => textOf('ios/Sources/Latchkey/Latchkey.swift');

test('each request of the kit for iOS requires that the person is verified, as the platform does', async () => {
  const text = await swift();
  const requests = text.match(/provider\.createCredential\w+Request\(/g)!;
  expect(requests).toHaveLength(2);
  expect(text.match(/request\.userVerificationPreference = \.required/g)).toHaveLength(requests.length);
});
test('the kit for iOS names the passkeys that are there already, so that no second one is made beside them', async () => {
  expect(await swift()).toContain('request.excludedCredentials = try (options.excludeCredentials ?? [])');
  expect(await textOf('ios/Sources/Latchkey/Messages.swift')).toContain('excludeCredentials: [Descriptor]?');
});
test('both kits make the passkey of a mailed link, without a user name and a proof of work', async () => {
  const kotlin = await textOf('android/latchkey/src/main/kotlin/latchkey/Latchkey.kt');
  expect(await swift()).toMatch(/register\(invite: String\)[^}]+enroll\(\["invite": invite\]\)/);
  expect(kotlin).toMatch(
    /registerInvited\([^=]+=\s+enroll\(activity, JSONObject\(\)\.put\("invite", invite\)\)/,
  );
});
