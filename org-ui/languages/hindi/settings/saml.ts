import type { SettingWords } from '../../../things/settings/rowWords.ts';

/** What the settings of SAML applications are called, in Hindi. */
export const samlSettings = {
  acsUrl: {
    label: 'ACS URL',
    help: 'वह पता जिस पर साइन-इन भेजे जाते हैं। यह हूबहू मेल खाना चाहिए।',
    missing: 'कृपया ACS URL डालें',
    subject: 'यह पता:',
  },
  sloUrl: {
    label: 'SLO URL',
    help: 'सिंगल लॉगआउट का पता। अगर सेवा प्रदाता का कोई नहीं है, तो इसे खाली छोड़ दें।',
    subject: 'यह पता:',
  },
  sloResponseUrl: {
    label: 'SLO के जवाब का URL',
    help: 'केवल तब, जब उसके अपने अनुरोधों के जवाब किसी और पते पर जाते हैं: उसके मेटाडेटा का ResponseLocation।',
    subject: 'यह पता:',
  },
  entityId: {
    label: 'ऑडियंस URI (Entity ID)',
    help: 'सेवा प्रदाता का नाम, उसके मेटाडेटा से।',
    missing: 'कृपया ऑडियंस URI (Entity ID) डालें',
    subject: 'Entity ID:',
  },
  relayState: {
    label: 'डिफ़ॉल्ट RelayState',
    help: 'जब साइन-इन यहाँ से शुरू होता है, तब इसे साथ भेजा जाता है। अक्सर यह सबसे पहले दिखाया जाने वाला पेज होता है।',
    subject: 'RelayState:',
  },
  nameIdFormat: {
    label: 'Name ID का फ़ॉर्मैट',
    of: {
      'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress': 'ईमेल पता',
      'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified': 'तय नहीं (unspecified)',
      'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent': 'स्थायी (persistent)',
      'urn:oasis:names:tc:SAML:2.0:nameid-format:transient': 'अस्थायी (transient)',
    },
  },
  otherNameIdFormats: {
    label: 'अनुरोधों में माँगे गए Name ID के दूसरे फ़ॉर्मैट',
    words: { yes: 'दिए जाते हैं', no: 'अस्वीकार किए जाते हैं' },
  },
  signed: {
    label: 'जवाब',
    words: { yes: 'हस्ताक्षर के साथ', no: 'हस्ताक्षर के बिना' },
    help: 'हस्ताक्षर के साथ: पूरे जवाब पर हस्ताक्षर होते हैं और अनुरोधों पर भी ज़रूरी हैं। हस्ताक्षर के बिना: जवाब में मौजूद असर्शन पर हस्ताक्षर होते हैं और अनुरोधों पर ज़रूरी नहीं हैं।',
  },
  signingCertificate: { label: 'सेवा प्रदाता का साइनिंग सर्टिफ़िकेट' },
  encrypted: {
    label: 'असर्शन का एन्क्रिप्शन',
    words: { yes: 'एन्क्रिप्ट किया हुआ', no: 'एन्क्रिप्ट नहीं किया हुआ' },
  },
  encryptionCertificate: { label: 'सेवा प्रदाता का एन्क्रिप्शन सर्टिफ़िकेट' },
  authContext: { label: 'प्रमाणीकरण के संदर्भ की क्लास' },
  otherAuthContexts: {
    label: 'प्रमाणीकरण के दूसरे संदर्भ, जो अनुरोध माँग सकते हैं',
    reads: 'प्रमाणीकरण के दूसरे संदर्भ',
  },
  attributes: { label: 'एट्रिब्यूट' },
  signatureAlgorithm: { label: 'हस्ताक्षर का एल्गोरिद्म' },
  singleLogout: {
    label: 'सिंगल लॉगआउट',
    help: 'साइन-आउट की जानकारी सेवा प्रदाता को भेजी जाती है और उससे ली भी जाती है।',
  },
  metadataUrl: {
    label: 'सेवा प्रदाता के मेटाडेटा का URL',
    help: 'उसकी सेटिंग कभी भी इस पते की सेटिंग से मिलाई जा सकती हैं। अगर कोई पता नहीं है, तो इसे खाली छोड़ दें।',
    subject: 'यह पता:',
  },
  otherAcsUrls: {
    label: 'दूसरे ACS URL',
    help: 'अनुरोध ACS URL की जगह इनमें से किसी एक का नाम दे सकते हैं।',
    subject: 'यह पता:',
  },
} satisfies Partial<SettingWords>;
