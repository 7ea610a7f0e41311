import type { Language } from '../../sentences.ts';

/** What is wrong with the settings of an application. */
export const applications = {
  'is.origins': 'Añada al menos una URL de sitio web',
  'is.redirects': 'Añada al menos una URI de redirección',
  'is.grants': 'Elija al menos un tipo de concesión (grant type)',
  'is.grantSecret': 'client_credentials necesita un secreto de cliente',
  'is.grantRefresh': 'refresh_token necesita authorization_code o device_code',
  'is.pkce': 'una aplicación sin secreto de cliente necesita PKCE',
  'is.scope': 'debe contener nombres de letras, dígitos y signos, separados por un espacio',
  'is.commonScope': ({ scope }) => `no debe contener ${scope}, que todas las aplicaciones tienen`,
  'is.scopes': ({ most }) => `debe tener como máximo ${most} ${most === 1 ? 'nombre' : 'nombres'}`,
  'is.scopeTwice': 'no debe nombrar un ámbito dos veces',
  'is.logo': 'debe ser una imagen PNG, JPEG, GIF o WebP de 200 KB como máximo, o una dirección https',
  'is.package':
    'debe constar de segmentos que empiecen por una letra, separados por puntos, como com.company.app',
  'is.fingerprint': 'debe tener 64 dígitos hexadecimales',
  'is.certificate': 'debe ser un único certificado en formato PEM',
  'is.pem': 'debe ser un certificado en formato PEM',
  'is.weak': ({ bits }) => `debe tener una clave RSA de al menos ${bits} bits`,
  'is.exponent': 'debe tener una clave RSA con el exponente público habitual, 65537',
  'is.secret': 'debe tener de 16 a 128 letras, dígitos y signos, sin espacios',
  'is.host': 'debe ser un nombre de host o una dirección IP, sin ldap:// y sin puerto',
  'is.authorities': 'debe ser un certificado en PEM, desde BEGIN CERTIFICATE hasta END CERTIFICATE',
  'is.attribute': 'debe ser el nombre de un atributo, como uid',
  'is.searchFilter': 'debe ser un filtro de búsqueda, como (&(objectClass=user)(department=IT))',
  'is.attributeMap':
    'debe contener líneas como department = departmentNumber ou, con un atributo de usuario a la izquierda',
  'is.dn': 'debe ser como dc=acme,dc=example',
  'is.bindName': 'debe ser como cn=reader,dc=acme,dc=example o reader@acme.example',
  'is.passwordAttribute': 'no debe nombrar el atributo con la contraseña, que nunca se lee',
  'is.sources': 'userSource es external cuando ldapEnabled es true, e internal cuando es false',
  'is.noSource': 'debe incluir ldapEnabled',
  'is.categories': 'necesita al menos una',
} satisfies Partial<Language>;
