import type { SettingWords } from './catalogue.ts';

/** What the settings of SAML applications are called, in Hindi. */
export const words: SettingWords = {
  'families/saml/settings': {
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
      help: 'सेवा प्रदाता व्यक्ति को किससे पहचानता है: पते से, अपनी आईडी से, हर बार नई आईडी से या यूज़र नेम से।',
      of: {
        'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress': 'ईमेल पता',
        'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified': 'तय नहीं (unspecified)',
        'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent': 'स्थायी (persistent)',
        'urn:oasis:names:tc:SAML:2.0:nameid-format:transient': 'अस्थायी (transient)',
      },
    },
    otherNameIdFormats: {
      label: 'अनुरोधों में माँगे गए Name ID के दूसरे फ़ॉर्मैट',
      help: 'अनुरोध को माँगा गया फ़ॉर्मैट मिलता है या केवल ऐप्लिकेशन का।',
      words: { yes: 'दिए जाते हैं', no: 'अस्वीकार किए जाते हैं' },
    },
    signed: {
      label: 'जवाब',
      words: { yes: 'हस्ताक्षर के साथ', no: 'हस्ताक्षर के बिना' },
      help: 'हस्ताक्षर के साथ: पूरे जवाब पर हस्ताक्षर होते हैं और अनुरोधों पर भी ज़रूरी हैं। हस्ताक्षर के बिना: जवाब में मौजूद असर्शन पर हस्ताक्षर होते हैं और अनुरोधों पर ज़रूरी नहीं हैं।',
    },
    signingCertificate: {
      label: 'सेवा प्रदाता का साइनिंग सर्टिफ़िकेट',
      help: 'इससे उसके अनुरोधों के हस्ताक्षर जाँचे जाते हैं। उसके मेटाडेटा में तीन तक हो सकते हैं, ताकि वह अपनी कुंजी बदल सके।',
    },
    encrypted: {
      label: 'असर्शन का एन्क्रिप्शन',
      help: 'एन्क्रिप्ट किया हुआ: व्यक्ति के बारे में जो बताया जाता है, उसे केवल सेवा प्रदाता पढ़ सकता है।',
      words: { yes: 'एन्क्रिप्ट किया हुआ', no: 'एन्क्रिप्ट नहीं किया हुआ' },
    },
    encryptionCertificate: {
      label: 'सेवा प्रदाता का एन्क्रिप्शन सर्टिफ़िकेट',
      help: 'असर्शन इसी के लिए एन्क्रिप्ट होते हैं। जिसके पास इसकी कुंजी है, वही उन्हें पढ़ता है।',
    },
    authContext: {
      label: 'प्रमाणीकरण के संदर्भ की क्लास',
      help: 'साइन-इन के तरीके के बारे में सेवा प्रदाता को क्या बताया जाता है, जब वह कुछ और न माँगे।',
    },
    otherAuthContexts: {
      label: 'प्रमाणीकरण के दूसरे संदर्भ, जो अनुरोध माँग सकते हैं',
      help: 'जो अनुरोध इनमें से कोई माँगता है, उसे वही बताया जाता है। कुछ और माँगने वाला अनुरोध अस्वीकार होता है।',
      reads: 'प्रमाणीकरण के दूसरे संदर्भ',
    },
    attributes: {
      label: 'एट्रिब्यूट',
      help: 'सेवा प्रदाता को व्यक्ति के बारे में क्या बताया जाता है। जिन एट्रिब्यूट की जानकारी नहीं है, वे छोड़ दिए जाते हैं।',
    },
    signatureAlgorithm: {
      label: 'हस्ताक्षर का एल्गोरिद्म',
      help: 'हम इससे हस्ताक्षर करते हैं। दूसरा तभी चुनें जब सेवा प्रदाता उसकी माँग करे।',
    },
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
  },
  'families/saml/attributes': {
    sources: {
      userId: 'उपयोगकर्ता आईडी',
      username: 'यूज़र नेम',
      email: 'ईमेल',
      name: 'नाम',
      given_name: 'पहला नाम',
      middle_name: 'बीच का नाम',
      family_name: 'उपनाम',
      phone_number: 'फ़ोन नंबर',
      birthdate: 'जन्मतिथि',
      picture: 'तस्वीर',
      website: 'वेबसाइट',
      street_address: 'सड़क का पता',
      postal_code: 'पिन कोड',
      city: 'शहर',
      region: 'राज्य',
      country: 'देश',
      secondary_email: 'दूसरा ईमेल',
      locale: 'भाषा',
      employee_number: 'कर्मचारी नंबर',
      organization: 'संगठन',
      division: 'डिवीज़न',
      department: 'विभाग',
      manager_id: 'मैनेजर की आईडी',
      manager: 'मैनेजर',
      groups: 'समूह',
      custom: 'अपना एट्रिब्यूट',
      fixed: 'तय मान',
    },
    sets: { usual: 'सामान्य', microsoft: 'Microsoft 365 और ADFS' },
  },
};
