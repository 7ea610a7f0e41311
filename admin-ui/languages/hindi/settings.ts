import type { Catalogue } from '../../catalogue.ts';

/** What the pages about RADIUS servers and the limits of addresses say, in Hindi. */
export const settings = {
  'staff/pages/radius': {
    tab: 'RADIUS की ग्लोबल सेटिंग',
    servers: 'सर्वर',
    lead: 'ऑपरेटर ये सर्वर अपने कंसोल में देखते हैं और अपने VPN सर्वर और राउटर में डालते हैं।',
    none: 'सर्वर अभी तय नहीं हैं। जब तक आप उन्हें तय नहीं करते, ऑपरेटरों को इस इंस्टॉलेशन का पता और उसके गेटवे के पोर्ट दिखते हैं।',
    off: 'कोई RADIUS गेटवे चालू नहीं है, इसलिए क्लाइंट को कोई जवाब नहीं मिलता। एक गेटवे चालू करें या RADIUS_AUTH_PORT और RADIUS_ACCT_PORT से खाली पोर्ट चुनें।',
    listening: ({ authPort, acctPort }) =>
      `इस इंस्टॉलेशन का गेटवे साइन-इन के लिए UDP पोर्ट ${authPort} पर सुनता है और अकाउंटिंग के लिए ${acctPort === null ? 'नहीं सुनता' : `पोर्ट ${acctPort} पर`}।`,
    sections: { primary_server: 'प्राइमरी सर्वर', secondary_server: 'सेकंडरी सर्वर' },
    fields: {
      accountEnabled: 'अकाउंटिंग चालू',
      accountIp: 'अकाउंटिंग IP',
      accountPort: 'अकाउंटिंग पोर्ट',
      authEnabled: 'प्रमाणीकरण चालू',
      authPort: 'प्रमाणीकरण पोर्ट',
      isInDocker: 'Docker में चलता है',
      dockerIp: 'Docker IP',
    },
    ipHint: 'IP पता या होस्ट का नाम',
    dockerHint: 'कंटेनर के नेटवर्क पर पता, आपकी अपनी सेवाओं के लिए',
    badAddress: 'कृपया IP पता या होस्ट का नाम डालें',
    badPort: 'कृपया 1 से 65535 तक का पोर्ट डालें',
    updated: 'जानकारी सेव हो गई',
  },
  'staff/pages/addressLimits': {
    tab: 'सीमाएँ',
    lead: 'किसी दफ़्तर या मोबाइल नेटवर्क के एक ही पते के पीछे बहुत से लोग हो सकते हैं। यहाँ आप किसी पते को एक मिनट या एक दिन में दूसरों से ज़्यादा करने देते हैं। खाते की सीमाएँ, जैसे पासवर्ड की, वैसी ही रहती हैं।',
    filter: 'पते या कारण से फ़िल्टर करें',
    fields: {
      network: 'पता या नेटवर्क',
      factor: 'सामान्य सीमाओं का कितने गुना',
      reason: 'कारण',
      until: 'कब तक (UTC)',
    },
    networkHint: 'जैसे 203.0.113.7 या 203.0.113.0/24',
    badNetwork: 'कृपया IP पता या नेटवर्क डालें: IPv4 कम से कम /16, IPv6 कम से कम /32',
    badFactor: (least, most) => `कृपया ${least} से ${most} तक की पूर्ण संख्या डालें`,
    reasonHint: 'यह इवेंट लॉग में रहता है।',
    untilHint: 'आखिरी दिन, आज से ज़्यादा से ज़्यादा एक साल बाद',
    ended: 'खत्म',
    create: 'किसी पते की सीमाएँ बढ़ाएँ',
    edit: 'बढ़ी हुई सीमाएँ बदलें',
    added: 'अब इस पते की सीमाएँ बढ़ गई हैं',
    changed: 'बढ़ी हुई सीमाएँ बदल दी गईं',
    removed: 'सामान्य सीमाएँ फिर से लागू हैं',
    remove: (network) => `${network} को हटाएँ`,
    removal: {
      title: 'बढ़ी हुई सीमाएँ हटाएँ',
      text: (network) => `${network} पर फिर से सामान्य सीमाएँ लागू होंगी।`,
    },
    removals: {
      text: 'इन पतों और नेटवर्क पर सामान्य सीमाएँ फिर से लागू होंगी।',
      told: (n) => `${n} ${n === 1 ? 'पते' : 'पतों'} की बढ़ी हुई सीमाएँ हटाई गईं`,
    },
  },
} satisfies Partial<Catalogue>;
