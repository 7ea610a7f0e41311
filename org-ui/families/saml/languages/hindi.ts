import type { SamlWords } from './catalogue.ts';
import { words as settings } from './settings/hindi.ts';

/** A reason as a sentence of its own. */
const sentence = (text: string) => text.replace(/[.।]?$/, '।');

/** What SAML applications say, in Hindi. */
export const words: SamlWords = {
  ...settings,
  'families/saml': {
    done: 'अपने सेवा प्रदाता को मेटाडेटा का पता दें, जो ऐप्लिकेशन के पेज पर दिखता है।',
    idp: 'पहचान प्रदाता (IdP)',
    sp: 'सेवा प्रदाता (SP)',
    metadata: 'मेटाडेटा',
    view: 'देखें',
    download: 'डाउनलोड करें',
    downloadIdp: 'IdP मेटाडेटा डाउनलोड करें',
    downloadSp: 'SP मेटाडेटा डाउनलोड करें',
    ssoUrl: 'सिंगल साइन-ऑन URL',
    sloUrl: 'सिंगल लॉगआउट URL',
    entityId: 'Entity ID',
    startUrl: 'यहाँ से साइन इन करने का लिंक',
    signingCert: 'साइनिंग सर्टिफ़िकेट',
    encryptCert: 'एन्क्रिप्शन सर्टिफ़िकेट',
    downloadCert: (what) => `${what} डाउनलोड करें`,
    certificates: 'सर्टिफ़िकेट',
    certificatesHint:
      'सर्टिफ़िकेट आपके संगठन का है, इसलिए उसके सभी SAML ऐप्लिकेशन इसी का इस्तेमाल करते हैं। इसे बदलने के लिए दूसरा सर्टिफ़िकेट बनाएँ, उसे हर सेवा प्रदाता को दें, उसका इस्तेमाल शुरू करें और पहला हटा दें।',
    signs: 'अभी हस्ताक्षर इसी से',
    waits: 'प्रकाशित, हस्ताक्षर नहीं',
    validUntil: (day) => `${day} तक मान्य`,
    addCertificate: 'दूसरा सर्टिफ़िकेट बनाएँ',
    added: 'सर्टिफ़िकेट बन गया',
    use: 'यह सर्टिफ़िकेट इस्तेमाल करें',
    useAsks:
      'अब से इसी सर्टिफ़िकेट से हस्ताक्षर करें? जिन सेवा प्रदाताओं के पास यह अभी नहीं है, वे इसके मिलने तक साइन-इन स्वीकार नहीं करेंगे।',
    used: 'अब यह सर्टिफ़िकेट इस्तेमाल में है',
    remove: 'हटाएँ',
    removeAsks: 'यह सर्टिफ़िकेट हटाएँ? इसके बाद यह प्रकाशित नहीं रहेगा और वापस नहीं लाया जा सकेगा।',
    removed: 'सर्टिफ़िकेट हटा दिया गया',
    upload: 'फ़ाइल चुनें',
    uploadHint: '.crt या .pem फ़ाइल',
    uploadWrong: 'इस फ़ाइल में PEM फ़ॉर्मैट का कोई सर्टिफ़िकेट नहीं है।',
    removeFile: (what) => `${what} हटाएँ`,
    encryptMissing: 'कृपया एन्क्रिप्शन सर्टिफ़िकेट अपलोड करें',
    signatureMissing: 'कृपया साइनिंग सर्टिफ़िकेट अपलोड करें',
    none: 'कोई नहीं',
    import: {
      title: 'सेवा प्रदाता का मेटाडेटा',
      given: 'XML या पता',
      hint: 'मेटाडेटा पेस्ट करें, उसकी फ़ाइल चुनें या उसका https पता डालें। इससे नीचे का फ़ॉर्म भर जाता है; अभी कुछ सेव नहीं होता।',
      file: 'मेटाडेटा फ़ाइल चुनें',
      read: 'मेटाडेटा पढ़ें',
      done: 'फ़ॉर्म भर दिया गया',
    },
    fresh: {
      title: 'सेवा प्रदाता का मेटाडेटा बदल गया है',
      compare: 'मेटाडेटा से मिलाएँ',
      same: 'सेटिंग मेटाडेटा के मुताबिक ही हैं',
      failed: (when, why) =>
        `मेटाडेटा पढ़ा नहीं जा सका (${when})। ${sentence(why)} साइन-इन नीचे दी गई सेटिंग से होते रहेंगे।`,
      tookOver: (when, what) => `मेटाडेटा से लिया गया (${when}): ${what}`,
      change: (what, before, next) => `${what}: ${before} → ${next}`,
      another: (what) => `${what}: दूसरा, या कोई नहीं`,
      take: 'लागू करें',
      taken: 'ऐप अपडेट हो गया',
    },
    attributes: {
      at: (label, place) => `${label} ${place}`,
      name: 'एट्रिब्यूट',
      format: 'नाम का फ़ॉर्मैट',
      friendlyName: 'Friendly name',
      source: 'स्रोत',
      value: 'मान',
      prefix: 'समूहों का प्रीफ़िक्स',
      custom: 'अपना एट्रिब्यूट',
      fromCustom: (name) => `अपना एट्रिब्यूट ${name}`,
      from: (source, prefix) => (prefix ? `${source} (${prefix}…)` : source),
      set: 'इसके नामों वाले एट्रिब्यूट',
      setHint: 'नीचे के सभी एट्रिब्यूट की जगह वे एट्रिब्यूट आ जाएँगे जो इस सेवा प्रदाता को चाहिए।',
      missing: 'कृपया हर एट्रिब्यूट का नाम और हर तय एट्रिब्यूट का मान डालें',
      add: 'एट्रिब्यूट जोड़ें',
      remove: (place) => `एट्रिब्यूट ${place} हटाएँ`,
    },
    ended: (use) =>
      `सेवा प्रदाता के ${use === 'signing' ? 'साइनिंग' : 'एन्क्रिप्शन'} सर्टिफ़िकेट की समय-सीमा खत्म हो गई है। उसकी जगह नया अपलोड करें।`,
    missing:
      'सेवा प्रदाता का एक सर्टिफ़िकेट मौजूद नहीं है। उसके अपलोड होने तक अनुरोधों पर हस्ताक्षर ज़रूरी नहीं हैं और असर्शन एन्क्रिप्ट नहीं होते।',
  },
  'families/saml/words': {
    label: 'SAML2.0',
    list: 'SAML ऐप्लिकेशन',
    empty: 'अभी कोई SAML ऐप्लिकेशन नहीं है। पहला जोड़ें।',
  },
};
