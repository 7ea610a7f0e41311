import type { Catalogue } from '../../catalogue.ts';

const titles = { signIn: 'साइन-इन को मंज़ूरी दें', registration: 'रजिस्ट्रेशन को मंज़ूरी दें', device: 'यह डिवाइस जोड़ें' };
const approved = ['मंज़ूरी दे दी गई', 'दूसरी स्क्रीन पर आगे बढ़ें। आप यह पेज बंद कर सकते हैं।'] as const;
const signIn = (target: string) => `कोई व्यक्ति आपकी पासकी से ${target} में साइन इन करना चाहता है।`;
const registration = (target: string, account: string) =>
  `कोई व्यक्ति ${target} के लिए ${account} को रजिस्टर करना चाहता है। पासकी इस डिवाइस पर बनेगी।`;
const onThisDevice = 'आपकी पासकी अब इस डिवाइस पर है। दूसरी स्क्रीन पर आगे बढ़ें; आप यह पेज बंद कर सकते हैं।';
const deviceAdded = [
  'डिवाइस जोड़ दिया गया',
  'अब आप इस डिवाइस से साइन इन कर सकते हैं। आप यह पेज बंद कर सकते हैं।',
] as const;
const operatorConsole = 'ऑपरेटर कंसोल';

/** The page that approves a request. */
export const approve = {
  'pages/approve': {
    kinds: {
      signIn: { title: titles.signIn, lead: signIn, done: approved },
      connection: {
        title: titles.signIn,
        lead: (target: string) => `कोई व्यक्ति आपकी पासकी से ${target} से कनेक्ट करना चाहता है।`,
        done: approved,
      },
      operatorSignIn: { title: titles.signIn, lead: () => signIn(operatorConsole), done: approved },
      registration: {
        title: titles.registration,
        lead: registration,
        done: ['उपयोगकर्ता रजिस्टर हो गया', onThisDevice],
      },
      operatorRegistration: {
        title: titles.registration,
        lead: (_target: string, account: string) => registration(operatorConsole, account),
        done: ['रजिस्ट्रेशन हो गया', onThisDevice],
      },
      operatorDevice: {
        title: titles.device,
        lead: (_target: string, account: string) => `खाते ${account} के लिए इस डिवाइस की अपनी पासकी बनेगी।`,
        done: deviceAdded,
      },
      userDevice: {
        title: titles.device,
        lead: (target: string, account: string) =>
          `कोई व्यक्ति इस डिवाइस से भी ${target} में ${account} के नाम से साइन इन करना चाहता है। इस डिवाइस की अपनी पासकी बनेगी।`,
        done: deviceAdded,
      },
    },
    title: 'अनुरोध को मंज़ूरी दें',
    unknown:
      'यह लिंक या टोकन मान्य नहीं है, या इसकी समय-सीमा खत्म हो गई है, या यह इस्तेमाल हो चुका है। कृपया जहाँ साइन इन कर रहे हैं, वहाँ फिर से शुरू करें।',
    invalid: 'साइन-इन के लिए मंज़ूरी का प्रकार मान्य नहीं है',
    checking: 'आपके लिंक की जाँच हो रही है…',
    noPasskeys: 'इस ब्राउज़र में पासकी (WebAuthn) काम नहीं करती। कृपया लिंक को किसी दूसरे ब्राउज़र में खोलें।',
    insecure: 'यह कनेक्शन सुरक्षित नहीं है। कृपया यहाँ किसी भी चीज़ को मंज़ूरी न दें।',
    requestTime: 'अनुरोध का समय',
    fromDevice: 'अनुरोध वाला डिवाइस',
    client: 'इसके ज़रिए',
    requestIp: 'अनुरोध का IP पता',
    target: 'ऐप्लिकेशन',
    account: 'खाता',
    map: 'अनुरोध कहाँ से आया',
    mapLoading: 'लोड हो रहा है…',
    mapFailed: 'मैप लोड नहीं हो सका',
    noPlace: 'इस अनुरोध की जगह का पता नहीं है।',
    sides: {
      north: (degrees: string) => `${degrees}° उत्तर`,
      south: (degrees: string) => `${degrees}° दक्षिण`,
      east: (degrees: string) => `${degrees}° पूर्व`,
      west: (degrees: string) => `${degrees}° पश्चिम`,
    },
    tentative: 'दिखाई गई जगह अनुमानित हो सकती है',
    unproved: 'डिवाइस और जगह की जानकारी दूसरी स्क्रीन ने खुद दी है। इसकी पुष्टि नहीं हुई है।',
    site: 'यह पेज',
    screenAddress: 'स्क्रीन का नेटवर्क पता',
    sameNetwork: 'दूसरी स्क्रीन और यह फ़ोन एक ही नेटवर्क पर हैं।',
    otherNetwork: (own: string) =>
      `दूसरी स्क्रीन इस फ़ोन (${own}) से अलग नेटवर्क पर है। इसकी वजह मोबाइल डेटा या VPN हो सकता है। ` +
      'अगर यह कोड आपको किसी ने भेजा है या वह स्क्रीन आपके सामने नहीं है, तो अस्वीकार करें।',
    attribution: '© OpenStreetMap के योगदानकर्ता',
    choose: 'दूसरी स्क्रीन पर आपको कौन-सा नंबर दिख रहा है?',
    approve: 'मंज़ूरी दें',
    approveHint: 'आपसे Face ID, Touch ID या पिन माँगा जाएगा।',
    deviceError: (why) => `डिवाइस की पुष्टि नहीं हो सकी। ${why}`,
    approving: 'आपके डिवाइस का इंतज़ार है…',
    decline: 'अस्वीकार करें',
    notMe: 'यह मैंने नहीं किया',
    answersHint:
      'अगर आपका इरादा बदल गया है, तो अस्वीकार करें। “यह मैंने नहीं किया” चुनने पर आपके संगठन को भी चेतावनी मिलेगी और इस अनुरोध से पहले ही खुल चुका कोई भी सत्र खत्म हो जाएगा।',
    secondsLeft: (seconds: number) => `${seconds} सेकंड बाकी`,
    ended: {
      approved: 'इस अनुरोध को पहले ही मंज़ूरी दी जा चुकी है।',
      completed: 'इस अनुरोध को पहले ही मंज़ूरी दी जा चुकी है।',
      declined: 'यह अनुरोध पहले ही अस्वीकार किया जा चुका है।',
      failed: 'यह अनुरोध पहले ही खत्म हो चुका है।',
      expired: 'इस अनुरोध की समय-सीमा खत्म हो गई है।',
    },
    done: {
      declined: ['अस्वीकार कर दिया गया', 'किसी को ऐक्सेस नहीं मिला। आप यह पेज बंद कर सकते हैं।'],
      reported: ['धन्यवाद', 'किसी को ऐक्सेस नहीं मिला और यह कोशिश दर्ज कर ली गई है। आप यह पेज बंद कर सकते हैं।'],
    },
    backToApp: 'ऐप पर वापस जाएँ',
    openApp: 'ऐप खोलें',
    unconfirmed: 'इस फ़ोन की किसी पासकी ने अनुरोध की पुष्टि नहीं की।',
    startAgain: 'फिर से कोशिश करने के लिए दूसरी स्क्रीन पर शुरू करें।',
    getApp: 'अगला साइन-इन सूचना के रूप में पाएँ',
    footer: { product: 'Latchkey', privacy: 'निजता नीति' },
  },
} satisfies Partial<Catalogue>;
