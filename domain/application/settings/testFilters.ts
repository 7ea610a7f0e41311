/** Search filters of RFC 4515, of which some are its own examples. */
export const filters: string[] = [
  '(cn=Babs Jensen)',
  '(!(cn=Tim Howes))',
  '(&(objectClass=Person)(|(sn=Jensen)(cn=Babs J*)))',
  '(o=univ*of*mich*)',
  '(seeAlso=)',
  '(cn:caseExactMatch:=Fred Flintstone)',
  '(sn:dn:2.4.6.8.10:=Barney Rubble)',
  '(:1.2.3:=Wilma Flintstone)',
  String.raw`(o=Parens R Us \28for all your parenthetical needs\29)`,
  '(memberOf:1.2.840.113556.1.4.1941:=cn=staff,dc=acme)',
  '(userAccountControl:1.2.840.113556.1.4.803:=2)',
  '(uid>=a)',
  '(cn~=Lučić)',
];
/** What is no filter, or more than anybody needs. */
export const notFilters: string[] = [
  ...[
    '(',
    ')',
    '()',
    'uid=*',
    '(uid)',
    '(=x)',
    '(uid=a',
    '(uid=a))',
    '(uid=a)(uid=b)',
    '(&)',
    '(!(a=b)(c=d))',
  ],
  ...[
    '(uid=a(b)',
    '(uid=a)b)',
    '(1a=b)',
    '(a b=c)',
    String.raw`(cn=\zz)`,
    String.raw`(cn=\2)`,
    '(cn=\0)',
    '(a>=*)',
  ],
  `${'(!'.repeat(30)}(a=b)${')'.repeat(30)}`,
  `(cn=${'x'.repeat(2000)})`,
];
