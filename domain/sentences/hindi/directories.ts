type Server = { server: string };
type At = { at: string };

/** What is wrong with a company's directory, for the person who set it up. Without a full stop. */
export const directories = {
  'ldap.unknownHost': ({ server }: Server) => `${server} नाम का कोई सर्वर नहीं है`,
  'ldap.noLookup': ({ server }: Server) => `${server} नाम का पता अभी नहीं लगाया जा सकता`,
  'ldap.refused': ({ at }: At) => `${at} कनेक्शन स्वीकार नहीं करता`,
  'ldap.unreached': ({ at }: At) => `${at} से संपर्क नहीं हो पा रहा है`,
  'ldap.silent': ({ at, seconds }: At & { seconds?: number }) =>
    seconds === undefined ? `${at} जवाब नहीं देता` : `${at} ${seconds} सेकंड के अंदर जवाब नहीं देता`,
  'ldap.closed': ({ at }: At) => `${at} ने कनेक्शन बंद कर दिया`,
  'ldap.moved': 'संगठन के इस इंस्टॉलेशन में आने से यह सिंक बीच में रुक गया',
  'ldap.forbidden': ({ server }: Server) =>
    `${server} ऐसे नेटवर्क में है जिससे यह इंस्टॉलेशन नहीं जुड़ता। इसके एडमिन LDAP_NETWORKS से उस नेटवर्क की अनुमति दे सकते हैं`,
  'ldap.certificateEnded': ({ server }: Server) => `${server} के सर्टिफ़िकेट की समय-सीमा खत्म हो गई है`,
  'ldap.certificateEarly': ({ server }: Server) => `${server} का सर्टिफ़िकेट अभी मान्य नहीं हुआ है`,
  'ldap.certificateName': ({ server }: Server) => `यह सर्टिफ़िकेट ${server} का नहीं है`,
  'ldap.untrusted': ({ server }: Server) => `${server} का सर्टिफ़िकेट भरोसेमंद नहीं है। CA सर्टिफ़िकेट जोड़ें`,
  'ldap.noTls': ({ at }: At) => `${at} उम्मीद के मुताबिक TLS का इस्तेमाल नहीं करता। पोर्ट और एन्क्रिप्शन जाँचें`,
  'ldap.authorities': 'CA सर्टिफ़िकेट पढ़ा नहीं जा सकता',
  'ldap.noLdap': ({ at, startTls }: At & { startTls?: boolean }) =>
    `${at} उम्मीद के मुताबिक LDAP का इस्तेमाल नहीं करता${startTls ? ' या उसमें StartTLS नहीं है' : ''}`,
  'ldap.tooMuch': ({ server }: Server) =>
    `${server} ने एक बार में पढ़े जा सकने से ज़्यादा डेटा भेजा। एक एंट्री 64 KB तक हो सकती है: लंबे एट्रिब्यूट को एट्रिब्यूट मैप से हटा दें`,
  'ldap.noTime': ({ server }: Server) => `${server} को समय कम पड़ गया`,
  'ldap.sizeLimit': ({ server }: Server) =>
    `${server} इस बाइंड DN को मौजूद एंट्री से कम एंट्री भेजता है। उसकी साइज़ लिमिट बढ़ाएँ`,
  'ldap.referral': ({ server }: Server) => `${server} दूसरे सर्वर पर भेजता है। रेफ़रल का पालन नहीं किया जाता`,
  'ldap.adminLimit': ({ server }: Server) => `${server} इस बाइंड DN को इतनी एंट्री पढ़ने नहीं देता`,
  'ldap.noEntry': ({ server, baseDn }: Server & { baseDn: string }) =>
    `${server} पर ${baseDn} नाम की कोई एंट्री नहीं है`,
  'ldap.noUser': ({
    server,
    filter,
    baseDn,
    searchFilter,
  }: Server & { filter: string; baseDn: string; searchFilter?: string }) =>
    `${server} पर ${baseDn} के नीचे ${filter} एट्रिब्यूट वाली ऐसी कोई एंट्री नहीं है${searchFilter ? ' जो सर्च फ़िल्टर से मिले' : ''}`,
  'ldap.noBind': ({ server }: Server) => `${server} इस बाइंड DN को साइन इन नहीं करने देता`,
  'ldap.wrongBind': ({ server }: Server) => `${server} बाइंड DN और पासवर्ड को स्वीकार नहीं करता`,
  'ldap.noRights': ({ server }: Server) => `${server} इस बाइंड DN को उपयोगकर्ताओं की जानकारी पढ़ने नहीं देता`,
  'ldap.busy': ({ server }: Server) => `${server} व्यस्त है`,
  'ldap.away': ({ server }: Server) => `${server} उपलब्ध नहीं है`,
  'ldap.code': ({ server, code }: Server & { code: number }) => `${server} ने कोड ${code} से जवाब दिया`,
  'ldap.password': 'पासवर्ड ज़रूरी है',
  'ldap.pageLost': ({ server }: Server) =>
    `${server} को अब याद नहीं कि एंट्री का अगला पेज कौन-सा है। फिर से कोशिश करें`,
  'ldap.emptyPages': ({ server }: Server) =>
    `${server} एक के बाद एक एंट्री के खाली पेज भेज रहा है। जब सर्वर पर काम कम हो, तब फिर से कोशिश करें`,
  'ldap.noPages': ({ server }: Server) =>
    `${server} में पेज के हिसाब से खोज (RFC 2696) की सुविधा नहीं है या इस बाइंड DN को इसकी अनुमति नहीं है`,
  'ldap.noUsers': 'डायरेक्टरी में कोई उपयोगकर्ता नहीं दिखा, इसलिए किसी को नहीं बदला गया',
} as const;
