import { z } from 'zod';
import { device } from '../../../domain/device/device.ts';
import { ceremony, done, effect, ssoCeremony } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { accepted, assertion, attestation, creationOptions, requestOptions } from '../../webauthn.ts';

const reading = { rate: { count: 300, seconds: 60, counts: 'wrong' } } as const;
const signingIn = { rate: { count: 60, seconds: 60, counts: 'wrong', proof: true } } as const;
const changing = { rate: { count: 60, seconds: 3600 } } as const;
const link = z.object({ accessToken: sealedToken });

/** A person's own page on the host of the organisation, in the session of single sign-on there. */
export const ownPageCalls = {
  ownPage: effect(
    'GET /me',
    ['visitor'],
    done.extend({
      organisation: z.string(),
      /** The person who is signed in; null for a visitor. */
      person: z
        .object({
          name: z.string(),
          username: z.string(),
          /** The domain and the account of the passkeys of this host, as browsers keep them. */
          rpId: z.string(),
          userHandle: z.string(),
          signedInAt: z.iso.datetime(),
        })
        .nullable(),
    }),
    {
      about: 'Reads whose own page this is: the organization of the host, and who is signed in to it.',
      ...reading,
    },
  ),
  ownLogin: ssoCeremony('POST /me/login', ['visitor'], requestOptions, {
    about: "Begins a person's sign-in to the own page, and with it to all applications of the host.",
    ...signingIn,
  }),
  ownVerifyLogin: ssoCeremony(
    'POST /me/verify-login',
    ['visitor'],
    done.extend({ ticket: z.string(), accepted }),
    {
      about: "Ends a person's sign-in to the own page. The ticket is posted to `/authenticate/me`, once.",
      body: assertion,
      ...signingIn,
    },
  ),
  removeOwnDevice: effect(
    'DELETE /me/devices/:deviceId',
    ['user'],
    done.extend({
      id: z.string(),
      /** The passkey that no longer counts, and those of the account that still do. */
      credentialId: z.string(),
      accepted,
      position: z.string(),
    }),
    {
      changes: [device],
      about: 'Removes a device of the signed-in person, after a sign-in of the last five minutes.',
      ...changing,
    },
  ),
  ownDeviceLink: effect(
    'POST /me/deviceLink',
    ['user'],
    done.extend({
      accessToken: z.string(),
      /** The page that adds the device, as a link and as a QR code for a phone. */
      url: z.string(),
      svg: z.string(),
      expiresAt: z.iso.datetime(),
    }),
    {
      changes: [],
      about: 'Makes a link that adds one device of the signed-in person, after a recent sign-in.',
      ...changing,
    },
  ),
  readOwnDeviceLink: effect(
    'POST /me/deviceLink/read',
    ['visitor'],
    done.extend({ organisation: z.string(), name: z.string() }),
    { about: 'Reads whose device a link adds.', body: link, ...reading },
  ),
  addOwnDevice: ceremony('POST /me/devices', ['visitor'], creationOptions, {
    about: 'Begins to add the device of a link.',
    body: link,
    ...signingIn,
  }),
  verifyAddOwnDevice: ceremony('POST /me/devices/verify', ['visitor'], done.extend({ accepted }), {
    about: 'Adds the device of a link.',
    body: attestation,
    ...signingIn,
  }),
};
