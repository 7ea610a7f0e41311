import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the fields of a resource. */
export const resourceWords = spoken('things/resources', {
  columns: {
    name: 'Resource Name',
    indicator: 'Resource Indicator',
    scope: 'Scopes',
    format: 'Access Token Format',
    ttl: 'Token TTL (seconds)',
  },
  indicatorHint: 'The address of the API, such as https://api.example/. Tokens name it as their audience.',
  formatHint:
    'An opaque token is checked by introspection. A jwt is checked by its signature and lasts until it expires.',
  scopeHint: 'Separate scopes with a space.',
  ttlWrong: (least: number, most: number) => `Please enter a number of seconds from ${least} to ${most}`,
});
