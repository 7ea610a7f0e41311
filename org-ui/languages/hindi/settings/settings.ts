import { roleNames } from '../../../../web-kit/languages/hindi.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { oidcSettings } from './oidc.ts';
import { samlSettings } from './saml.ts';

/** What the settings of applications and the roles in the team are called, in Hindi. */
export const settings = {
  'things/settings/rows': {
    ...oidcSettings,
    ...samlSettings,
    name: {
      label: 'ऐप्लिकेशन का नाम',
      help: 'लोग इसे रजिस्टर और साइन इन करते समय और न्योतों में देखते हैं।',
      missing: 'कृपया ऐप्लिकेशन का नाम डालें',
      subject: 'नाम:',
    },
    logo: {
      label: 'लोगो',
      help: 'लोग इसे ऐप्लिकेशन के नाम के पास देखते हैं।',
    },
    accessRequests: {
      label: 'लोग ऐक्सेस माँग सकते हैं',
      help: 'जिस व्यक्ति को संगठन जानता है और जिसके पास ऐक्सेस नहीं है, वह साइन-इन पेज पर ऐक्सेस माँग सकता है। आपकी टीम को सूचना मिलती है और कोई एक सदस्य जवाब देता है।',
    },
    origins: {
      label: 'वेबसाइट का URL',
      help: 'लोग किसी और साइट पर रजिस्टर या साइन इन नहीं करते, और पासकी इसी के होस्ट की होती हैं।',
    },
    tokenValidityTime: {
      label: 'टोकन की मान्यता',
      help: 'साइन-इन का टोकन कितनी देर मान्य रहता है। आपका बैकएंड उसके बदले अपना सत्र शुरू करता है।',
    },
    samePlatformAuth: {
      label: 'उसी डिवाइस पर प्रमाणीकरण',
      help: 'इस्तेमाल हो रहे डिवाइस की पासकी से साइन इन करें।',
    },
    remotePlatformAuth: {
      label: 'किसी दूसरे डिवाइस से प्रमाणीकरण',
      help: 'फ़ोन या सिक्योरिटी की से साइन इन करें।',
    },
    multipleDeviceAllowed: {
      label: 'एक से ज़्यादा डिवाइस की अनुमति',
      help: 'एक व्यक्ति कई डिवाइस रजिस्टर कर सकता है।',
    },
    invitedOnly: {
      label: 'केवल वे लोग रजिस्टर कर सकते हैं जिन्हें न्योता मिला है',
      help: 'नए उपयोगकर्ताओं को आपकी टीम का न्योता चाहिए। मौजूदा उपयोगकर्ताओं पर असर नहीं होगा।',
    },
    wordpressPluginEnabled: {
      label: 'WordPress प्लगइन चालू है',
      help: 'WordPress प्लगइन इस ऐप्लिकेशन का इस्तेमाल कर सकता है।',
    },
    platform: {
      label: 'प्लैटफ़ॉर्म',
      help: 'दोनों प्लैटफ़ॉर्म वाले ऐप के लिए दो ऐप्लिकेशन होते हैं।',
    },
    packageName: {
      label: 'पैकेज का नाम',
      empty: 'अभी नहीं दिया गया',
      help: 'जैसे com.company.app। इसे बाद में भी जोड़ा जा सकता है; ऐप में पासकी के लिए यह ज़रूरी है।',
      subject: 'पैकेज का नाम:',
    },
    fingerprint: {
      label: 'SHA256 फ़िंगरप्रिंट',
      empty: 'अभी नहीं दिया गया',
      help: 'उस सर्टिफ़िकेट का फ़िंगरप्रिंट जिससे ऐप पर हस्ताक्षर होते हैं: 64 हेक्साडेसिमल अंक, कोलन को गिने बिना।',
      subject: 'SHA256 फ़िंगरप्रिंट:',
    },
  },
  'families/radius/client': {
    name: {
      label: 'दिखने वाला नाम',
      help: 'यह क्लाइंट और सत्रों की सूचियों में दिखता है।',
      subject: 'नाम:',
    },
    address: {
      label: 'क्लाइंट IP',
      help: 'वह पता जिससे क्लाइंट के अनुरोध आते हैं, या 10.1.0.0/16 जैसा नेटवर्क।',
    },
    authType: {
      label: 'प्रमाणीकरण का प्रकार',
      help: 'लोगों से कैसे पूछा जाता है। जिनके पास ऐप नहीं है, उन्हें हर हाल में ईमेल मिलता है।',
      of: { inApp: 'ऐप से: इंस्टॉल किए गए ऐप पर संदेश', appLess: 'ऐप के बिना: ईमेल से लिंक' },
    },
    answers: {
      label: 'क्लाइंट',
      help: 'क्लाइंट को जवाब कैसे मिलता है। जो इंतज़ार करता है, उसे 60 सेकंड या उससे ज़्यादा की समय-सीमा चाहिए।',
      of: { wait: 'मंज़ूरी का इंतज़ार करता है', challenge: 'नंबर दिखाता है (Access-Challenge)' },
    },
    messageAuthenticator: {
      label: 'Message-Authenticator',
      help: 'यह एट्रिब्यूट अनुरोधों और जवाबों को जालसाज़ी से बचाता है।',
      of: {
        required: 'ज़रूरी',
        auto: 'क्लाइंट के एक बार भेजने के बाद',
        off: 'कभी नहीं (जाली जवाबों का खतरा)',
      },
    },
    names: {
      label: 'यूज़र नेम',
      of: {
        asSent: 'जैसा भेजा गया',
        withoutDomain: 'आगे लगे डोमेन के बिना: ACME\\grace का मतलब grace',
        withoutRealm: 'पीछे लगे realm के बिना भी: grace@acme का मतलब grace',
      },
      help: 'क्लाइंट User-Name में जो भेजता है, उसे उपयोगकर्ता को खोजने से पहले इस तरह पढ़ा जाता है।',
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
  'things/members/roles': {
    owner: {
      name: roleNames.owner,
      about: 'सब कुछ कर सकते हैं, प्लान, भुगतान, सुरक्षा सेटिंग और संगठन को बंद करना भी।',
    },
    administrator: {
      name: roleNames.administrator,
      about: 'प्लान, भुगतान, सुरक्षा सेटिंग और संगठन को बंद करने के अलावा सब कुछ कर सकते हैं।',
    },
    support: {
      name: roleNames.support,
      about: 'लोगों की मदद करते हैं: उनके डिवाइस, समूह, न्योते और रिकवरी। और कुछ नहीं बदलते।',
    },
    auditor: { name: roleNames.auditor, about: 'सब कुछ देखते हैं और कुछ नहीं बदलते।' },
  },
} satisfies Partial<Catalogue>;
