import { numberIn } from '../../../web-kit/language/region.ts';
import { countLimit } from '../../../web-kit/table/limits.ts';
import type { Catalogue } from '../../catalogue.ts';

const number = numberIn('hi');

const one = (count: number) => count <= 1;
/** So many people as those who do something, and before a postposition. */
const people = (count: number) => `${number(count)} ${one(count) ? 'व्यक्ति' : 'लोग'}`;
const toPeople = (count: number) => `${number(count)} ${one(count) ? 'व्यक्ति' : 'लोगों'}`;
/** All people of the organization, who are counted only so far. */
const all = (count: number) => (count < countLimit ? people(count) : `${number(countLimit)} से ज़्यादा लोग`);

/** What groups, and to whom applications are open, say in Hindi. */
export const groups = {
  'things/groups': {
    name: 'नाम',
    search: 'समूह खोजें…',
    none: 'अभी कोई समूह नहीं है।',
    toGroups: 'समूह जोड़ें',
    managed: 'डायरेक्टरी',
    managedHint: 'इस समूह का नाम और इसके सदस्य डायरेक्टरी से तय होते हैं।',
    released: 'अब डायरेक्टरी से नहीं जुड़ा',
    releasedHint:
      'यह समूह ऐसी डायरेक्टरी से आया है जो अब पढ़ी नहीं जाती। इसका नाम और इसके सदस्य अब यहीं बदले जाते हैं। डायरेक्टरी फिर से पढ़ी गई, तो दोनों फिर उसी से तय होंगे।',
    count: people,
    add: 'समूह जोड़ें',
    addText: 'समूह उन लोगों के लिए होता है जो एक जैसे ऐप्लिकेशन इस्तेमाल करते हैं, जैसे कोई टीम।',
    added: 'समूह जोड़ दिया गया',
    notAdded: (count, why) => `${toPeople(count)} को जोड़ा नहीं जा सका: ${why}`,
    addTo: 'समूह में जोड़ें',
    addToText: 'इसके बाद वे हर उस ऐप्लिकेशन में साइन इन कर सकेंगे जो आपके चुने हुए समूह के लिए खुला है।',
    joined: (count, group) => `${toPeople(count)} को ${group} में जोड़ा गया`,
    left: (count, group) => `${toPeople(count)} को ${group} से हटाया गया`,
    nothing: (q) => `“${q}” से मेल खाने वाला कुछ नहीं मिला।`,
    rename: (name) => `${name} का नाम बदलें`,
    renamed: 'समूह का नाम बदल गया',
    delete: (name) => `${name} को मिटाएँ`,
    deleteTitle: 'समूह मिटाएँ',
    deleteAsks: (name) => `${name} को मिटाएँ? इसे वापस नहीं लिया जा सकता।`,
    deleteYes: 'मिटाएँ',
    deleted: 'समूह मिटा दिया गया',
    comesAgain: 'अगर यह डायरेक्टरी में अब भी है, तो अगला सिंक इसे फिर से बना देगा, लेकिन इसके ऐप्लिकेशन के बिना।',
    emptied: (members) => `${toPeople(members)} को समूह से हटाया जाएगा। किसी को मिटाया नहीं जाएगा।`,
    closes: (applications) =>
      `उनमें से जिन्हें न्योता नहीं मिला और जिन्हें किसी दूसरे समूह से ऐक्सेस नहीं मिलता, उनके लिए ये ऐप्लिकेशन बंद हो जाएँगे: ${applications.join(', ')}।`,
    closesNothing: 'इस समूह के लिए कोई ऐप्लिकेशन खुला नहीं है, इसलिए किसी का ऐक्सेस नहीं जाएगा।',
    counting: 'देखा जा रहा है कि इससे क्या बंद होगा…',
  },
  'pages/groupList': {
    title: 'समूह',
    about: 'कोई ऐप्लिकेशन किसी समूह के लिए खुला हो सकता है। तब समूह के लोग बिना न्योते के साइन इन कर सकते हैं।',
    hint: 'पहला समूह जोड़ें, फिर उसके लोग और वे ऐप्लिकेशन जो उसके लिए खुले हों।',
    columns: { name: 'समूह', members: 'लोग', since: 'कब से' },
  },
  'pages/oneGroup': {
    facts: (members, since) => `${people(members)} · शुरुआत: ${since}`,
    people: {
      title: 'लोग',
      none: 'इस समूह में अभी कोई नहीं है।',
      noneManaged: 'डायरेक्टरी में इस समूह में कोई नहीं है।',
      add: 'लोग जोड़ें',
      addTo: (name) => `${name} में लोग जोड़ें`,
      addText: 'वे हर उस ऐप्लिकेशन में साइन इन कर सकेंगे जो इस समूह के लिए खुला है।',
      added: (count) => `${toPeople(count)} को जोड़ दिया गया`,
      remove: (person) => `${person} को हटाएँ`,
      removeTitle: 'व्यक्ति को हटाएँ',
      removeAsks: (person, group, applications) =>
        applications.length
          ? `${person} को ${group} से हटाएँ? ये ऐप्लिकेशन ${person} के लिए बंद हो जाएँगे और वहाँ के सत्र खत्म हो जाएँगे, बशर्ते उनका न्योता न मिला हो या वे किसी दूसरे समूह के ज़रिए न खुलते हों: ${applications.join(', ')}।`
          : `${person} को ${group} से हटाएँ? इस समूह के लिए कोई ऐप्लिकेशन खुला नहीं है, इसलिए कोई ऐक्सेस नहीं जाएगा।`,
      removeMany: (who) => `हटाएँ: ${who}`,
      removeManyAsks: (group) =>
        `वे ${group} में नहीं रहेंगे। जो ऐप्लिकेशन उनके लिए केवल इसी समूह से खुलते हैं, उनसे वे साइन आउट हो जाएँगे।`,
      removeYes: 'हटाएँ',
      removed: 'व्यक्ति को हटा दिया गया',
    },
    applications: {
      title: 'ऐप्लिकेशन',
      none: 'इस समूह के लिए कोई ऐप्लिकेशन खुला नहीं है।',
      open: 'ऐप्लिकेशन खोलें',
      openTo: (name) => `${name} के लिए ऐप्लिकेशन खोलें`,
      openText: (members) =>
        `इसके बाद समूह के मौजूदा लोग (${people(members)}) और बाद में जुड़ने वाले लोग बिना न्योते के साइन इन कर सकेंगे।`,
      opened: (count) => (count === 1 ? 'ऐप्लिकेशन खोल दिया गया' : `${count} ऐप्लिकेशन खोल दिए गए`),
      taken: 'पहले से खुला है',
      search: 'ऐप्लिकेशन खोजें…',
      noneToOpen: 'अभी सिंगल साइन-ऑन का कोई ऐप्लिकेशन नहीं है।',
      close: (app) => `${app} को बंद करें`,
      closeTitle: 'ऐप्लिकेशन बंद करें',
      closeAsks: (app, group, members) =>
        `${app} को ${group} के लिए बंद करें? समूह के लोग (${people(members)}) उसमें साइन इन नहीं कर सकेंगे और वहाँ से साइन आउट हो जाएँगे। जिन्हें न्योता मिला था या जिन्हें किसी दूसरे समूह से ऐक्सेस मिलता है, उन पर असर नहीं होगा।`,
      closeYes: 'बंद करें',
      closed: 'ऐप्लिकेशन बंद कर दिया गया',
    },
  },
  'things/openings': {
    title: 'किसके लिए खुला है',
    change: 'बदलें',
    loading: 'लोड हो रहा है',
    reading: {
      invited: 'केवल वे लोग जिन्हें न्योता मिला है। और कोई साइन इन नहीं कर सकता।',
      groups: 'वे लोग जिन्हें न्योता मिला है और इन समूहों के लोग:',
      everybody: 'संगठन के सभी लोग, बिना न्योते के।',
    },
    dialog: {
      title: (app) => `${app} में कौन साइन इन कर सकता है`,
      reaches: {
        invited: 'केवल न्योता पाने वाले लोग',
        groups: 'न्योता पाने वाले लोग और ये समूह',
        everybody: 'संगठन के सभी लोग',
      },
      some: 'कम से कम एक समूह चुनें।',
      effect: 'क्या बदलेगा',
      nothing: 'कुछ नहीं बदलेगा।',
      save: 'सेव करें',
      saved: 'ऐक्सेस बदल दिया गया',
    },
    effects: {
      toEverybody: (count) =>
        `संगठन के सभी लोग (${all(count)}) और बाद में आने वाले लोग बिना न्योते के साइन इन कर सकेंगे।`,
      opens: (name, count) =>
        `${name} के लोग (${people(count)}) और समूह में बाद में जुड़ने वाले लोग बिना न्योते के साइन इन कर सकेंगे।`,
      closes: (name, count, others) =>
        `${name} के लोग (${people(count)}) साइन इन नहीं कर सकेंगे और साइन आउट हो जाएँगे। जिन्हें न्योता मिला था${others ? ' या जो इनमें से किसी दूसरे समूह में हैं' : ''}, उन पर असर नहीं होगा।`,
      fromEverybody: (count, groups) =>
        `संगठन के सभी लोगों (${all(count)}) में से केवल वे साइन इन कर सकेंगे जिन्हें न्योता मिला था${groups.length ? ` या जो इन समूहों में हैं: ${groups.join(', ')}` : ''}। बाकी साइन आउट हो जाएँगे।`,
    },
    members: people,
  },
} satisfies Partial<Catalogue>;
