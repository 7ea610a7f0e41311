import { numberIn } from '../../../web-kit/language/region.ts';
import type { Catalogue } from '../../catalogue.ts';
import { isOne } from './one.ts';

const number = numberIn('hi');
const one = (count: number) => count <= 1;
/** So many people, before a postposition. */
const toPeople = (count: number) => `${number(count)} ${one(count) ? 'व्यक्ति' : 'लोगों'}`;

/** What invitations say, in Hindi. */
export const invitations = {
  'things/invites': {
    name: 'नाम',
    email: 'ईमेल',
    confirmEmail: 'ईमेल फिर से लिखें',
    missing: 'कृपया सभी फ़ील्ड भरें',
    mismatch: 'दोनों ईमेल पते एक जैसे होने चाहिए',
    send: 'न्योता भेजें',
    sent: 'ईमेल भेज दिया गया',
    others: 'इनका न्योता भी भेजें',
    othersHint:
      'सबके लिए एक ही ईमेल और एक ही रजिस्ट्रेशन। जिन ऐप्लिकेशन की अपनी साइट है, उनका न्योता अलग से भेजा जाता है।',
    room: ({ applications, organisation }, several) => {
      const where = several ? 'इनमें से हर ऐप्लिकेशन में' : 'इस ऐप्लिकेशन में';
      const parts = [
        ...(applications === null ? [] : [`${where} ${number(applications)} और`]),
        ...(organisation === null ? [] : [`कुल मिलाकर ${number(organisation)} और`]),
      ];
      return parts.length ? `आपके प्लान में लोगों के लिए बची जगह: ${parts.join(', ')}।` : '';
    },
    alsoTo: (applications) => `इनके लिए भी: ${applications}`,
    withheld: (application, why) => `रजिस्ट्रेशन हो गया। ${application} का ऐक्सेस अभी नहीं मिला: ${why}`,
    unknownApplication: 'एक ऐप्लिकेशन',
    sentTitle: 'ईमेल भेज दिया गया',
    sentText: (name, email) =>
      `धन्यवाद! ${name} का न्योता ${email} पर भेजा जा रहा है। उसका लिंक दो दिन के अंदर एक बार काम करता है।`,
    givenTitle: 'ऐक्सेस दे दिया गया',
    givenText: (name, email) =>
      `${name} की जानकारी यहाँ पहले से दर्ज है और अब उसी पासकी से साइन इन हो सकता है जो पहले से इस्तेमाल में है। ${email} पर ईमेल से यह बताया जाएगा।`,
    another: 'किसी और को न्योता भेजें',
    status: 'न्योता भेजा गया',
    title: 'बाकी न्योते',
    search: 'न्योते खोजें…',
    none: 'कोई न्योता बाकी नहीं है।',
    columns: {
      name: 'नाम',
      email: 'ईमेल',
      invitedAt: 'भेजने का समय',
      expiresOn: 'खत्म होने का समय',
      role: 'भूमिका',
    },
    expired: 'समय खत्म',
    again: 'दोबारा भेजें',
    againTo: (email) => `${email} को दोबारा भेजें`,
    sentSeveral: (applications) => `न्योते के सभी ${applications} ऐप्लिकेशन के लिए ईमेल भेज दिया गया`,
    several: {
      invitations: (count) => `${count} ${count === 1 ? 'न्योता' : 'न्योते'}`,
      many: (count) => (count === '1' ? '1 न्योता' : `${count} न्योते`),
      againTitle: (what) => `${what} दोबारा भेजें`,
      againText: 'हर व्यक्ति को एक ईमेल मिलेगा और अब से दो दिन का समय होगा।',
      sentAgain: (what) => `${what} ${isOne(what) ? 'दोबारा भेजा गया' : 'दोबारा भेजे गए'}`,
      deleteTitle: (what) => `${what} मिटाएँ`,
      deleteText: 'ईमेल में दिए लिंक काम करना बंद कर देंगे। इसे वापस नहीं लिया जा सकता।',
      deleted: (what) => `${what} ${isOne(what) ? 'मिटाया गया' : 'मिटाए गए'}`,
    },
    delete: (email) => `${email} का न्योता मिटाएँ`,
    deletedNow: 'न्योता मिटा दिया गया',
    deleteTitle: 'न्योता मिटाएँ',
    deleteAsks: (email, applications) =>
      applications > 1
        ? `${email} को भेजे गए ईमेल का लिंक काम करना बंद कर देगा, न्योते के सभी ${applications} ऐप्लिकेशन के लिए।`
        : `${email} को भेजे गए ईमेल का लिंक काम करना बंद कर देगा।`,
  },
  'pages/inviteMany': {
    title: 'कई लोगों को न्योता भेजें',
    lead: 'हेडर वाली CSV फ़ाइल चुनें। उसमें “Email” कॉलम ज़रूरी है; “Name”, व्यक्ति के दूसरे फ़ील्ड और आपके संगठन के अपने एट्रिब्यूट वैकल्पिक हैं और किसी भी क्रम में हो सकते हैं। सेल के बीच कॉमा, सेमीकोलन या टैब हो और टेक्स्ट UTF-8 या UTF-16 में हो। जब तक आप देख नहीं लेते कि क्या होगा, किसी को न्योता नहीं भेजा जाएगा।',
    custom: (columns) => `आपके अपने एट्रिब्यूट भी कॉलम हो सकते हैं: ${columns}।`,
    kinds: { number: 'एक संख्या', boolean: 'yes या no', choice: (of) => `इनमें से एक: ${of}` },
    template: 'टेम्प्लेट डाउनलोड करें',
    noApps: 'अभी कोई ऐप्लिकेशन नहीं है। पहला जोड़ें।',
    choose: 'CSV फ़ाइल चुनें',
    reading: (count) => `अब तक पढ़े गए लोग: ${number(count)}…`,
    seen: 'क्या होगा',
    outcomes: {
      new: (count) => `${toPeople(count)} को ईमेल से न्योता मिलेगा।`,
      known: (count) => `${toPeople(count)} की जानकारी यहाँ पहले से दर्ज है: तुरंत ऐक्सेस मिलेगा और ईमेल से बताया जाएगा।`,
      has: (count) => `${toPeople(count)} के पास ऐक्सेस पहले से है।`,
      refused: (count) => `${toPeople(count)} को न्योता नहीं भेजा जा सकता।`,
    },
    places: (left) =>
      `अभी ${number(left)} और ${one(left) ? 'व्यक्ति' : 'लोगों'} के लिए जगह है। न्योता सभी को मिलेगा, पर उसके बाद रजिस्टर करने वालों को तब तक मना किया जाएगा जब तक और जगह न हो, जैसे बड़े प्लान में।`,
    mails: (count) =>
      `पहले हफ़्ते में आपका संगठन एक दिन में ${number(count)} ईमेल भेज सकता है। आज इससे ज़्यादा लोगों को न्योता नहीं मिलेगा: कल यह फ़ाइल फिर से चुनें। किसी को दो बार न्योता नहीं मिलता।`,
    line: 'पंक्ति',
    more: (count) => `डाउनलोड में ${number(count)} और ${one(count) ? 'पंक्ति है' : 'पंक्तियाँ हैं'}।`,
    download: 'पंक्तियाँ डाउनलोड करें',
    start: (count) => `${toPeople(count)} को न्योता भेजें`,
    nobody: 'इस फ़ाइल में ऐसा कोई नहीं है जिसे न्योता भेजा जा सके।',
    running: (done, of) => `न्योते भेजे जा रहे हैं: ${number(of)} में से ${number(done)}। आप यह पेज बंद कर सकते हैं।`,
    ended: 'न्योते भेज दिए गए हैं।',
    stoppedEarly: (done, of) =>
      `रोक दिया गया: ${number(of)} में से ${number(done)} ${one(done) ? 'पंक्ति पूरी हुई' : 'पंक्तियाँ पूरी हुईं'}। बाकी लोगों को न्योता नहीं भेजा गया।`,
    counts: (invited, given, had, refused) =>
      `न्योता भेजा गया: ${number(invited)}, तुरंत ऐक्सेस मिला: ${number(given)}, ऐक्सेस पहले से था: ${number(had)}, न्योता नहीं भेजा गया: ${number(refused)}।`,
    stop: 'रोकें',
    stopTitle: 'न्योते भेजना रोकें?',
    stopAsks: 'जिन्हें अब तक न्योता भेजा जा चुका है, उनका न्योता बना रहेगा।',
    stopped: 'रोक दिया गया',
    file: {
      empty: 'इस फ़ाइल में कोई व्यक्ति नहीं है।',
      notText:
        'यह फ़ाइल UTF-8 या UTF-16 वाला टेक्स्ट नहीं है। अपने स्प्रेडशीट प्रोग्राम में इसे “CSV UTF-8” के रूप में सेव करें और फिर से चुनें।',
      large: 'यह फ़ाइल 100 MB से बड़ी है।',
      many: 'इस फ़ाइल में 1,00,000 से ज़्यादा लोग हैं। कृपया इसे बाँट दें।',
      noEmail: 'इस फ़ाइल की पहली पंक्ति में “Email” कॉलम नहीं है। क्या यह हेडर वाली CSV फ़ाइल है?',
      twice: (column) => `“${column}” कॉलम दो बार है।`,
      broken: (line) => `यह CSV फ़ाइल नहीं है: पंक्ति ${line} पढ़ी नहीं जा सकती।`,
      quotes: (line) =>
        `पंक्ति ${line} में या उससे पहले कोई उद्धरण चिह्न गलत जगह पर है। उद्धरण चिह्न वाला सेल उसी से शुरू और उसी पर खत्म होता है और अंदर हर चिह्न दो बार लिखा जाता है।`,
      longRow: (line, most) => `पंक्ति ${line} में ${number(most)} से ज़्यादा वर्ण हैं। क्या यह CSV फ़ाइल है?`,
      cells: (expected, there) => `${there} सेल हैं, लेकिन हेडर में ${expected} हैं`,
      long: 'एक सेल में 400 से ज़्यादा वर्ण हैं',
      formula: 'एक सेल फ़ॉर्मूला की तरह शुरू होता है',
      again: (line) => `वही पता जो पंक्ति ${line} में है`,
    },
  },
} satisfies Partial<Catalogue>;
