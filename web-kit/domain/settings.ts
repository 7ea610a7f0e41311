// The rows of settings, which forms are made of. They are not in `limits.ts`, because a console's first page needs none.

export * as everyKind from '../../domain/application/settings/rows/everyKind.ts';
export * from '../../domain/application/settings/rows/mobile.ts';
export * from '../../domain/application/settings/rows/oidc.ts';
export * from '../../domain/application/settings/rows/radius.ts';
export * from '../../domain/application/settings/rows/saml.ts';
export * from '../../domain/application/settings/rows/samlAttributes.ts';
export * from '../../domain/application/settings/rows/web.ts';
export { clientRows } from '../../domain/radiusClient/rows.ts';
export * from '../../domain/settings/setting.ts';
