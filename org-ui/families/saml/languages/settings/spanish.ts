import type { SettingWords } from './catalogue.ts';

/** What the settings of SAML applications are called, in Spanish. */
export const words: SettingWords = {
  'families/saml/settings': {
    acsUrl: {
      label: 'URL de ACS',
      help: 'La dirección a la que se envían los inicios de sesión. Debe coincidir exactamente.',
      missing: 'Escriba la URL de ACS',
      subject: 'Esta dirección',
    },
    sloUrl: {
      label: 'URL de SLO',
      help: 'La dirección para el cierre de sesión único. Déjela vacía si el proveedor de servicios no tiene ninguna.',
      subject: 'Esta dirección',
    },
    sloResponseUrl: {
      label: 'URL de respuesta de SLO',
      help: 'Solo si las respuestas a sus propias solicitudes van a otro sitio: la ResponseLocation de sus metadatos.',
      subject: 'Esta dirección',
    },
    entityId: {
      label: 'URI de audiencia (Entity ID)',
      help: 'El nombre del proveedor de servicios, tomado de sus metadatos.',
      missing: 'Escriba la URI de audiencia (Entity ID)',
      subject: 'El Entity ID',
    },
    relayState: {
      label: 'RelayState predeterminado',
      help: 'Se envía cuando un inicio de sesión empieza aquí. A menudo, la primera página que se muestra.',
      subject: 'El RelayState',
    },
    nameIdFormat: {
      label: 'Formato de Name ID',
      help: 'Cómo conoce el proveedor de servicios a una persona: por una dirección, un ID propio, uno nuevo cada vez o el nombre de usuario.',
      of: {
        'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress': 'Dirección de correo',
        'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified': 'Sin especificar',
        'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent': 'Persistente',
        'urn:oasis:names:tc:SAML:2.0:nameid-format:transient': 'Transitorio',
      },
    },
    otherNameIdFormats: {
      label: 'Otros formatos de Name ID que pidan las solicitudes',
      help: 'Si una solicitud recibe el formato que pide, o solo el de la aplicación.',
      words: { yes: 'Se atienden', no: 'Se rechazan' },
    },
    signed: {
      label: 'Respuesta',
      words: { yes: 'Firmada', no: 'Sin firmar' },
      help: 'Firmada: se firma toda la respuesta, y las solicitudes deben estar firmadas. Sin firmar: se firma la aserción de la respuesta, y las solicitudes no tienen que estar firmadas.',
    },
    signingCertificate: {
      label: 'Certificado de firma del proveedor de servicios',
      help: 'Con él se comprueban las firmas de sus solicitudes. Sus metadatos pueden nombrar hasta tres, para que pueda cambiar de clave.',
    },
    encrypted: {
      label: 'Cifrado de la aserción',
      help: 'Cifrada: solo el proveedor de servicios puede leer lo que se le comunica de una persona.',
      words: { yes: 'Cifrada', no: 'Sin cifrar' },
    },
    encryptionCertificate: {
      label: 'Certificado de cifrado del proveedor de servicios',
      help: 'Las aserciones se cifran para él. Las lee quien tiene su clave.',
    },
    authContext: {
      label: 'Clase de contexto de autenticación',
      help: 'Lo que se comunica al proveedor de servicios sobre la forma de iniciar sesión, si no exige otra cosa.',
    },
    otherAuthContexts: {
      label: 'Otros contextos de autenticación que las solicitudes pueden exigir',
      help: 'A una solicitud que exige uno de estos se le indica ese. La que exige otra cosa se rechaza.',
      reads: 'Otros contextos de autenticación',
    },
    attributes: {
      label: 'Atributos',
      help: 'Lo que se comunica de una persona al proveedor de servicios. Los atributos sin valor conocido se omiten.',
    },
    signatureAlgorithm: {
      label: 'Algoritmo de firma',
      help: 'Con él firmamos. Elija otro solo si el proveedor de servicios lo exige.',
    },
    singleLogout: {
      label: 'Cierre de sesión único',
      help: 'Los cierres de sesión se comunican al proveedor de servicios y se aceptan de él.',
    },
    metadataUrl: {
      label: 'URL de los metadatos del proveedor de servicios',
      help: 'Sus ajustes se pueden comparar en cualquier momento con los de esta dirección. Déjela vacía si no hay ninguna.',
      subject: 'Esta dirección',
    },
    otherAcsUrls: {
      label: 'Otras URL de ACS',
      help: 'Las solicitudes pueden indicar una de estas en lugar de la URL de ACS.',
      subject: 'Esta dirección',
    },
  },
  'families/saml/attributes': {
    sources: {
      userId: 'ID de usuario',
      username: 'Nombre de usuario',
      email: 'Correo',
      name: 'Nombre completo',
      given_name: 'Nombre',
      middle_name: 'Segundo nombre',
      family_name: 'Apellidos',
      phone_number: 'Número de teléfono',
      birthdate: 'Fecha de nacimiento',
      picture: 'Imagen',
      website: 'Sitio web',
      street_address: 'Calle y número',
      postal_code: 'Código postal',
      city: 'Ciudad',
      region: 'Región',
      country: 'País',
      secondary_email: 'Correo secundario',
      locale: 'Idioma',
      employee_number: 'Número de empleado',
      organization: 'Organización',
      division: 'División',
      department: 'Departamento',
      manager_id: 'ID del responsable',
      manager: 'Responsable',
      groups: 'Grupos',
      custom: 'Atributo propio',
      fixed: 'Valor fijo',
    },
    sets: { usual: 'Habituales', microsoft: 'Microsoft 365 y ADFS' },
  },
};
