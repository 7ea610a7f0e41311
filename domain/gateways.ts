/**
 * What answers people and programs beside the API: single sign-on, and RADIUS. Applications that need one count towards the limit
 * of its name.
 */
export const gatewayNames = ['sso', 'radius'] as const;
export type GatewayName = (typeof gatewayNames)[number];
