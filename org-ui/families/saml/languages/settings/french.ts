import type { SettingWords } from './catalogue.ts';

/** What the settings of SAML applications are called, in French. */
export const words: SettingWords = {
  'families/saml/settings': {
    acsUrl: {
      label: 'URL ACS',
      help: 'L’adresse à laquelle les connexions sont envoyées. Elle doit correspondre exactement.',
      missing: 'Saisissez l’URL ACS',
      subject: 'Cette adresse',
    },
    sloUrl: {
      label: 'URL SLO',
      help: 'L’adresse de la déconnexion unique. Laissez ce champ vide si le fournisseur de services n’en a pas.',
      subject: 'Cette adresse',
    },
    sloResponseUrl: {
      label: 'URL de réponse SLO',
      help: 'Seulement si les réponses à ses propres requêtes vont ailleurs\u00a0: la ResponseLocation de ses métadonnées.',
      subject: 'Cette adresse',
    },
    entityId: {
      label: 'URI d’audience (Entity ID)',
      help: 'Le nom du fournisseur de services, tiré de ses métadonnées.',
      missing: 'Saisissez l’URI d’audience (Entity ID)',
      subject: 'L’Entity ID',
    },
    relayState: {
      label: 'RelayState par défaut',
      help: 'Envoyé avec une connexion qui commence ici. C’est souvent la première page à afficher.',
      subject: 'Le RelayState',
    },
    nameIdFormat: {
      label: 'Format Name ID',
      help: 'Ce à quoi le fournisseur de services reconnaît une personne\u00a0: une adresse, un ID propre, un ID nouveau chaque fois ou le nom d’utilisateur.',
      of: {
        'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress': 'Adresse e-mail',
        'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified': 'Non spécifié',
        'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent': 'Persistant',
        'urn:oasis:names:tc:SAML:2.0:nameid-format:transient': 'Transitoire',
      },
    },
    otherNameIdFormats: {
      label: 'Autres formats Name ID demandés par les requêtes',
      help: 'Si une requête reçoit le format qu’elle demande, ou seulement celui de l’application.',
      words: { yes: 'Acceptés', no: 'Refusés' },
    },
    signed: {
      label: 'Réponse',
      words: { yes: 'Signée', no: 'Non signée' },
      help: 'Signée\u00a0: la réponse entière est signée, et les requêtes doivent l’être. Non signée\u00a0: l’assertion dans la réponse est signée, et les requêtes n’ont pas à l’être.',
    },
    signingCertificate: {
      label: 'Certificat de signature du fournisseur de services',
      help: 'Il sert à vérifier les signatures de ses requêtes. Ses métadonnées peuvent en nommer jusqu’à trois, pour qu’il puisse changer de clé.',
    },
    encrypted: {
      label: 'Chiffrement de l’assertion',
      help: 'Chiffrée\u00a0: seul le fournisseur de services peut lire ce qu’il apprend d’une personne.',
      words: { yes: 'Chiffrée', no: 'Non chiffrée' },
    },
    encryptionCertificate: {
      label: 'Certificat de chiffrement du fournisseur de services',
      help: 'Les assertions sont chiffrées pour lui. Qui possède sa clé les lit.',
    },
    authContext: {
      label: 'Classe du contexte d’authentification',
      help: 'Ce que le fournisseur de services apprend de la façon de se connecter, s’il n’exige rien d’autre.',
    },
    otherAuthContexts: {
      label: 'Autres contextes d’authentification que les requêtes peuvent exiger',
      help: 'Une requête qui exige l’un d’eux le reçoit. Celle qui exige autre chose est refusée.',
      reads: 'Autres contextes d’authentification',
    },
    attributes: {
      label: 'Attributs',
      help: 'Ce que le fournisseur de services apprend d’une personne. Les attributs pour lesquels rien n’est connu sont omis.',
    },
    signatureAlgorithm: {
      label: 'Algorithme de signature',
      help: 'Nous signons avec lui. N’en choisissez un autre que si le fournisseur de services l’exige.',
    },
    singleLogout: {
      label: 'Déconnexion unique',
      help: 'Les déconnexions sont transmises au fournisseur de services, et acceptées de sa part.',
    },
    metadataUrl: {
      label: 'URL des métadonnées du fournisseur de services',
      help: 'Ses paramètres peuvent être comparés à tout moment avec ceux de cette adresse. Laissez ce champ vide s’il n’y en a pas.',
      subject: 'Cette adresse',
    },
    otherAcsUrls: {
      label: 'Autres URL ACS',
      help: 'Les requêtes peuvent indiquer l’une d’elles au lieu de l’URL ACS.',
      subject: 'Cette adresse',
    },
  },
  'families/saml/attributes': {
    sources: {
      userId: 'ID utilisateur',
      username: 'Nom d’utilisateur',
      email: 'E-mail',
      name: 'Nom',
      given_name: 'Prénom',
      middle_name: 'Deuxième prénom',
      family_name: 'Nom de famille',
      phone_number: 'Numéro de téléphone',
      birthdate: 'Date de naissance',
      picture: 'Photo',
      website: 'Site web',
      street_address: 'Adresse',
      postal_code: 'Code postal',
      city: 'Ville',
      region: 'Région',
      country: 'Pays',
      secondary_email: 'E-mail secondaire',
      locale: 'Langue',
      employee_number: 'Matricule',
      organization: 'Organisation',
      division: 'Division',
      department: 'Service',
      manager_id: 'ID du responsable',
      manager: 'Responsable',
      groups: 'Groupes',
      custom: 'Attribut propre',
      fixed: 'Valeur fixe',
    },
    sets: { usual: 'Habituels', microsoft: 'Microsoft 365 et ADFS' },
  },
};
