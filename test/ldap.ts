/** LDAP settings as the consoles send them. */
export const sentDirectory = {
  ldap_server_address: 'ldap.acme.example',
  ldap_port: 636,
  base_dn: 'ou=people,dc=acme,dc=example',
  bind_dn: 'cn=reader,dc=acme,dc=example',
  password: 'a bind password of the directory',
};
