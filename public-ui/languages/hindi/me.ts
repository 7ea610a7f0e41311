import type { Catalogue } from '../../catalogue.ts';

const on = (browser: string, platform: string) => (platform ? `${platform} पर ${browser}` : browser);
const known = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
const goneDevice = 'ऐसा डिवाइस जो अब नहीं है';

/** A person's own page. */
export const me = {
  'pages/me': {
    title: 'आपका खाता',
    lead: (organisation: string) =>
      `${organisation} के पास आपकी कौन-सी जानकारी है और आप किन डिवाइस से साइन इन करते हैं।`,
    checking: 'एक पल…',
    signIn: {
      title: 'साइन इन करें',
      lead: (organisation: string) =>
        `${organisation} की अपनी कोई पासकी इस्तेमाल करें। इससे आप उसके ऐप्लिकेशन में भी साइन इन हो जाएँगे।`,
      action: 'अपनी पासकी से साइन इन करें',
      lost: 'आपका डिवाइस खो गया है?',
    },
    signedInAs: 'इस खाते से साइन इन हैं:',
    signOut: 'इस ब्राउज़र में हर जगह से साइन आउट करें',
    app: 'इस फ़ोन पर साइन-इन को मंज़ूरी दें',
    devices: {
      title: 'आपके डिवाइस',
      current: 'अभी इसी से साइन इन हैं',
      suspended: 'निलंबित',
      addedOn: 'जोड़ने का समय:',
      lastUsed: 'पिछला इस्तेमाल:',
      neverUsed: 'अभी तक इस्तेमाल नहीं हुआ',
      used: (browser: string, platform: string, country: string) => {
        const where = known(on(browser, platform), country);
        return where && `(${where})`;
      },
      elsewhere: (rpId: string) => `इससे ${rpId} पर साइन इन होता है`,
      rename: 'नाम बदलें',
      remove: 'हटाएँ',
      name: 'डिवाइस का नाम',
      save: 'सेव करें',
      cancel: 'रद्द करें',
      renamed: 'डिवाइस का नाम बदल गया',
      removed: 'डिवाइस हटा दिया गया',
      sure: (name: string) => `${name} को हटाएँ? इसके बाद आप इससे साइन इन नहीं कर सकेंगे।`,
      sureCurrent: (name: string) =>
        `${name} को हटाएँ? आपने इसी से साइन इन किया है, इसलिए आप यहाँ से साइन आउट हो जाएँगे और आपको दूसरे डिवाइस से साइन इन करना होगा।`,
      keep: 'रहने दें',
      only: (site) =>
        `${site} पर आपका कोई दूसरा डिवाइस काम नहीं करता, इसलिए यह बना रहेगा। इसे हटाने के लिए नीचे दूसरा डिवाइस जोड़ें।`,
      add: 'डिवाइस जोड़ें',
      addHere: 'इस डिवाइस पर पासकी बनाएँ',
      addPhone: 'दूसरा डिवाइस इस्तेमाल करें',
      added: 'डिवाइस जोड़ दिया गया',
      scan: 'यह कोड दूसरे डिवाइस के कैमरे से स्कैन करें या वहाँ लिंक खोलें। इससे एक डिवाइस जुड़ता है और यह दस मिनट तक काम करता है।',
      code: 'लिंक का QR कोड',
      copy: 'लिंक कॉपी करें',
      copied: 'लिंक कॉपी हो गया',
      done: 'जुड़ गया',
      another: 'नया लिंक बनाएँ',
      close: 'बंद करें',
    },
    sessions: {
      title: 'आपने कहाँ-कहाँ साइन इन किया है',
      current: 'यह ब्राउज़र',
      signOn: (device: string) => `साइन-इन का डिवाइस: ${device || goneDevice}`,
      app: (device: string) => `ऐप का डिवाइस: ${device || goneDevice}`,
      since: 'शुरुआत:',
      at: (applications: string) => `ऐप्लिकेशन: ${applications}`,
      end: 'खत्म करें',
      endOthers: 'बाकी सभी खत्म करें',
      ended: 'सत्र खत्म हो गया',
      allEnded: 'बाकी सभी सत्र खत्म हो गए',
      hint: 'जो ऐप्लिकेशन अपना अलग सत्र रखते हैं, उन्हें भी बताया जाता है, बशर्ते उनमें इसकी सुविधा हो।',
    },
    applications: {
      title: 'आपके ऐप्लिकेशन',
      none: 'ऐसा कोई ऐप्लिकेशन नहीं है जिसका आप इस्तेमाल कर सकें।',
      why: {
        invited: 'आपको न्योता मिला था या आपने वहाँ खुद रजिस्टर किया था',
        everybody: 'सभी के लिए खुला',
        group: 'आपके किसी समूह के लिए खुला',
      },
      group: (name: string) => `आप इस समूह में हैं: ${name}`,
      suspended: 'निलंबित',
      unused: 'आपने इसे अभी तक इस्तेमाल नहीं किया',
      used: (times, shown, last) => `${times ? `${shown} साइन-इन, ` : ''}पिछली बार ${last}`,
      reads: (what: string) => `यह पढ़ सकता है: ${what}`,
      told: (what: string) => `इसे बताया जाता है: ${what}`,
      scopes: {
        openid: 'वहाँ आपकी पहचान',
        email: 'आपका ईमेल पता',
        profile: 'आपका नाम और प्रोफ़ाइल',
        address: 'आपका डाक पता',
        phone: 'आपका फ़ोन नंबर',
        groups: 'आपके समूह',
        offline_access: 'आपकी गैर-मौजूदगी में भी यह सब',
      },
      open: 'खोलें',
      code: 'नेटवर्क कोड पाएँ',
      withdraw: 'सहमति वापस लें',
      sure: (name: string) =>
        `${name} को दी गई सहमति वापस लें? यह साइन आउट हो जाएगा और आगे कुछ नहीं पढ़ सकेगा। वहाँ फिर से साइन इन करने पर इसे यह सब फिर मिल जाएगा।`,
      keep: 'रहने दें',
      withdrawn: 'सहमति वापस ले ली गई',
    },
    signIns: {
      title: 'आपके पिछले साइन-इन',
      none: 'कोई साइन-इन दर्ज नहीं है।',
      lead: 'क्या इनमें से कोई आपने नहीं किया? वह डिवाइस हटाएँ, बाकी सत्र खत्म करें और ऐप्लिकेशन चलाने वाले लोगों को बताएँ।',
      what: {
        SignedIn: 'साइन इन किया',
        TransactionDeclined: 'फ़ोन पर अस्वीकार किया',
        TransactionReported: 'आपने बताया कि यह आपने नहीं किया',
        TransactionExpired: 'फ़ोन पर जवाब नहीं दिया गया',
      },
      to: (what: string, application: string) => `${application}: ${what}`,
      device: (device: string) => `डिवाइस: ${device}`,
      browser: (browser: string, platform: string) => on(browser, platform),
      from: (ip: string, country: string) => `IP पता: ${known(ip, country)}`,
      more: 'और दिखाएँ',
    },
    language: {
      title: 'आपके ईमेल की भाषा',
      lead: (organisation) =>
        `${organisation} के ईमेल आपको इसी भाषा में मिलेंगे। ये पेज इस ब्राउज़र की भाषा में होते हैं, या उस भाषा में जिसे आप नीचे चुनते हैं।`,
      label: 'ईमेल की भाषा',
      same: (language) => `संगठन की भाषा (${language})`,
      done: 'आपके ईमेल की भाषा बदली गई',
    },
    data: {
      title: 'आपका डेटा',
      lead: 'आपके बारे में दर्ज जानकारी, फ़ाइल (JSON) के रूप में। फ़ाइल में यह भी लिखा है कि उसमें क्या नहीं है।',
      get: 'फ़ाइल पाएँ',
      name: 'my-data.json',
    },
    erasure: {
      title: 'अपना डेटा मिटवाएँ',
      lead: (organisation: string) =>
        `${organisation} से अपनी पूरी जानकारी मिटाने का अनुरोध करें। उसे चलाने वाले लोग आपका अनुरोध देखकर जवाब देंगे; तब तक कुछ नहीं बदलेगा।`,
      note: 'क्यों, या कब से',
      ask: 'मिटाने का अनुरोध करें',
      sure: 'मिटाने का अनुरोध करें? डेटा मिट जाने के बाद आप यहाँ साइन इन नहीं कर सकेंगे।',
      keep: 'अनुरोध न करें',
      asked: 'आपका अनुरोध भेज दिया गया',
      phase: {
        open: 'आपके अनुरोध को जवाब का इंतज़ार है।',
        allowed: 'आपका अनुरोध मान लिया गया है। आपका डेटा जल्द ही मिटा दिया जाएगा।',
        declined: 'आपका अनुरोध अस्वीकार कर दिया गया। आप फिर से अनुरोध कर सकते हैं।',
        expired: 'आपके अनुरोध का किसी ने जवाब नहीं दिया। आप फिर से अनुरोध कर सकते हैं।',
      },
    },
    addDevice: {
      title: 'यह डिवाइस जोड़ें',
      checking: 'आपके लिंक की जाँच हो रही है…',
      lead: (name: string, organisation: string) =>
        `${organisation} में ${name} के खाते के लिए इस डिवाइस पर पासकी बनाएँ। तभी आगे बढ़ें जब यह आपका ही खाता हो।`,
      action: 'यह डिवाइस जोड़ें',
      done: 'डिवाइस जोड़ दिया गया',
      doneHint: 'अब आप इससे साइन इन कर सकते हैं।',
      toPage: 'अपने खाते पर जाएँ',
      failed: 'यह डिवाइस जोड़ा नहीं जा सकता',
      failedHint: 'अपने खाते के पेज पर नया लिंक बनाएँ।',
    },
  },
} satisfies Partial<Catalogue>;
