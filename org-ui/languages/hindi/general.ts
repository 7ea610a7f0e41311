import type { Catalogue } from '../../catalogue.ts';

/** What web and mobile applications say, in Hindi. */
export const general = {
  'families/general': {
    tabs: { basic: 'बुनियादी', users: 'उपयोगकर्ताओं की सूची', insight: 'इनसाइट' },
    insight: {
      users: 'इनसाइट',
      platform: 'प्लैटफ़ॉर्म के हिसाब से कुल उपयोगकर्ता',
      total: 'कुल उपयोगकर्ता',
      active: 'चालू उपयोगकर्ता',
      suspended: 'निलंबित खाते',
      empty: 'उपयोगकर्ताओं का कोई डेटा नहीं है',
    },
    general: 'सामान्य सेटिंग',
    doneWeb:
      'यह स्क्रिप्ट उन पेजों में जोड़ें जहाँ लोग रजिस्टर और साइन इन करते हैं। यह अपने-आप कुछ नहीं दिखाती: लोगों को रजिस्टर और साइन इन कराने वाली पंक्तियाँ ऐप्लिकेशन की इंटीग्रेशन गाइड में हैं।',
    doneMobile:
      'लोगों के रजिस्टर और साइन इन करते समय आपका ऐप यह क्लाइंट आईडी भेजता है। कॉल ऐप्लिकेशन की इंटीग्रेशन गाइड में दिए गए हैं।',
    createdAt: 'बनाने का समय',
    clientId: 'क्लाइंट आईडी',
    guide: 'इंटीग्रेशन गाइड',
    guideScript: 'यह स्क्रिप्ट टैग उन पेजों में जोड़ें जहाँ लोग रजिस्टर और साइन इन करते हैं:',
    guideUse: 'पेज में लोगों को रजिस्टर और साइन इन कराएँ:',
    guideMobile: 'आपका ऐप ये कॉल वेब व्यू के बिना, बेस URL के नीचे करता है। iOS और Android का कोड डेवलपर गाइड में है।',
    guideCalls: 'ऐप के कॉल',
    guideServer: 'टोकन पर भरोसा करने से पहले अपने बैकएंड में उसकी जाँच करें:',
    baseUrl: 'प्रमाणीकरण API का बेस URL',
    script: 'स्क्रिप्ट टैग',
    example: 'उदाहरण पेज',
    serverExample: 'उदाहरण बैकएंड',
    developerGuide: 'डेवलपर गाइड',
    downloads: 'डाउनलोड',
    archives: {
      wordpress: { label: 'WordPress प्लगइन', text: 'इसे अपनी साइट पर अपलोड करें और क्लाइंट आईडी डालें।' },
      android: {
        label: 'Android SDK',
        text: 'Android Studio के लिए लाइब्रेरी (aar) का सोर्स, जिसमें ऊपर के कॉल दो फ़ंक्शन के पीछे हैं।',
      },
      ios: { label: 'iOS SDK', text: 'Swift पैकेज, जिसमें ऊपर के कॉल दो फ़ंक्शन के पीछे हैं।' },
      sample: { label: 'नमूना ऐप्लिकेशन', text: 'एक छोटी दुकान, जिसका बैकएंड टोकन की जाँच करता है।' },
    },
    tries: {
      title: (app) => `यह साइन-इन आज़माएँ: ${app}`,
      text: 'व्यक्ति से फ़ोन पर मंज़ूरी माँगी जाती है, जैसे ऐप्लिकेशन के किसी पेज ने माँगी हो। फिर ट्रायल का पेज दिखाता है कि आपके बैकएंड को क्या मिलेगा, बिना किसी मान्य टोकन के, और सेटिंग जाँचता है। इसे साइन-इन में नहीं गिना जाता।',
      hint: 'ऐसे व्यक्ति का, जिसने फ़ोन से रजिस्टर किया है। आपकी अपनी वेबसाइट की पासकी केवल वहीं काम करती है।',
    },
    fields: {
      originsHint: 'मान्य सर्टिफ़िकेट वाला HTTPS, जो सेल्फ़-साइंड न हो; http केवल localhost पर और कोई IP पता नहीं।',
      originsAdded: 'इस ऐप्लिकेशन की वेबसाइटें',
      originAdd: 'URL जोड़ें',
      originRemove: (address) => `${address} हटाएँ`,
      originNotAdded: '“URL जोड़ें” दबाएँ या बस आगे बढ़ें: पूरा पता अपने-आप जुड़ जाता है।',
      originWrong:
        'कृपया https://shop.example जैसा पूरा पता डालें। सादा http केवल localhost पर काम करता है, IP पता कभी नहीं।',
      originThere: 'यह पता सूची में पहले से है',
      appSiteHint: 'ऐप की वेबसाइट। ऐप और वेबसाइट, दोनों में वही पासकी काम करती हैं।',
      noWebsite: 'मेरी कोई वेबसाइट नहीं है',
      noWebsiteHint: 'तब ऐप की पासकी आपके संगठन के पते की होती हैं।',
      validityUnit: 'इकाई',
      seconds: 'सेकंड',
      minutes: 'मिनट',
      validityWrong: '10 सेकंड से 24 घंटे के बीच',
    },
    apple: {
      title: 'iOS के लिए apple-app-site-association',
      text: 'इससे आपका iOS ऐप आपकी वेबसाइट की पासकी इस्तेमाल कर सकता है। iOS पर बिना वेबसाइट वाले ऐप को पासकी नहीं मिलतीं।',
      team: 'Team ID',
      teamHint: 'दस अक्षर और अंक, जैसे आपके डेवलपर खाते के सदस्यता वाले पेज पर दिखते हैं',
      bundle: 'Bundle ID',
      bundleHint: 'जैसे com.company.app',
      publish: (site) =>
        `फ़ाइल को ${site}/.well-known/apple-app-site-association पर प्रकाशित करें: HTTPS पर, application/json कंटेंट टाइप के साथ और बिना रीडायरेक्ट के। ऐप के associated domains में webcredentials:${site.replace(/^https?:\/\//, '')} जोड़ें।`,
    },
    assetlinks: {
      title: 'Android के लिए assetlinks.json',
      text: 'इससे आपका Android ऐप आपकी वेबसाइट की पासकी इस्तेमाल कर सकता है।',
      steps: ['assetlinks.json बनाएँ', 'प्रकाशित करने के निर्देश'],
      package: 'पैकेज का नाम',
      packageHint: 'अक्षर से शुरू होने वाले हिस्से, जिनके बीच डॉट हो, जैसे com.company.app',
      fingerprint: 'SHA256 फ़िंगरप्रिंट',
      fingerprintHint: '64 हेक्साडेसिमल अंक, कोलन के साथ या बिना',
      generate: 'बनाएँ',
      served: (site) =>
        `Android को यह ${site}/.well-known/assetlinks.json पर मिलता है, जहाँ Latchkey इसे बिना वेबसाइट वाले ऐप के लिए उपलब्ध कराता है। आपको कुछ प्रकाशित करने की ज़रूरत नहीं है।`,
      publish: (site) =>
        `फ़ाइल को ${site}/.well-known/assetlinks.json पर प्रकाशित करें: HTTPS पर, application/json कंटेंट टाइप के साथ, बिना रीडायरेक्ट के और ऐसे कि बिना साइन इन किए पढ़ी जा सके।`,
      check: 'फिर वह पता ब्राउज़र में खोलें: वहाँ ठीक यही टेक्स्ट दिखना चाहिए।',
      reset: 'रीसेट करें',
      readMore: 'और पढ़ें',
      readMoreAt: 'https://developer.android.com/training/app-links/verify-android-applinks',
    },
  },
  'families/general/words': {
    tabs: {
      applications: 'कस्टम वेब/मोबाइल ऐप',
      users: 'कस्टम वेब/मोबाइल उपयोगकर्ता',
      reports: 'पासवर्ड-रहित ऐप्लिकेशन की रिपोर्ट',
    },
    empty: 'अभी कोई ऐप्लिकेशन नहीं है। पहला जोड़ें।',
    type: 'प्रकार',
    users: {
      text: 'वे लोग जिन्होंने आपके वेब और मोबाइल ऐप्लिकेशन में रजिस्टर किया है। निलंबित उपयोगकर्ता तब तक साइन इन नहीं कर सकते जब तक आप उन्हें फिर से चालू नहीं करते।',
      empty: 'कोई पासवर्ड-रहित ऐप्लिकेशन नहीं जोड़ा गया है',
    },
    cards: {
      Web: {
        title: 'वेब/WordPress',
        text: 'आपकी अपनी वेबसाइट या WordPress साइट: लोग उसके पेजों पर पासकी से साइन इन करते हैं।',
      },
      Mobile: {
        title: 'मोबाइल (iOS/Android)',
        text: 'आपका अपना मोबाइल ऐप: लोग अपने डिवाइस की पासकी से साइन इन करते हैं।',
      },
    },
  },
} satisfies Partial<Catalogue>;
