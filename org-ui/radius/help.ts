/** The name of the platform's host: an organisation's host without its first label. */
export const serverOf = (hostname: string) => hostname.slice(hostname.indexOf('.') + 1);

/** Settings of common clients; `secret` stands for the shared secret, which the console does not know. */
export const snippets = (server: string, port: number, secret = 'SHARED-SECRET') => ({
  openvpn: [
    'NAS-Identifier=openvpn',
    'Service-Type=5',
    'Framed-Protocol=1',
    'NAS-Port-Type=5',
    'nonfatalaccounting=true',
    'server',
    '{',
    `  acctport=${port + 1}`,
    `  authport=${port}`,
    `  name=${server}`,
    '  retry=1',
    '  wait=60',
    `  sharedsecret=${secret}`,
    '}',
  ].join('\n'),
  strongswan: [
    'eap-radius {',
    '  servers {',
    '    latchkey {',
    `      address = ${server}`,
    `      auth_port = ${port}`,
    `      secret = ${secret}`,
    '    }',
    '  }',
    '}',
  ].join('\n'),
  pam: `# server[:port]  shared_secret  timeout (s)\n${server}:${port}  ${secret}  60`,
});
