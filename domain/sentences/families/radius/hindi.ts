import { reasons } from '../../phoneReasons/hindi.ts';
import { fullSentence } from '../../said/fullSentence.ts';
import { reasonIn } from '../../said/reasonIn.ts';

/** What the refusals of the family say, and the Reply-Messages of RADIUS, which reveal nothing of whether a user exists. */
export const hindi = {
  'radius.unknown': 'ऐसा कोई RADIUS क्लाइंट नहीं है।',
  'radius.address': 'यह पता पहले से किसी दूसरे क्लाइंट का है।',
  'radius.limit': 'इस ऐप्लिकेशन में बहुत ज़्यादा RADIUS क्लाइंट हैं।',
  'radius.setting': 'RADIUS सर्वर सेट नहीं हैं।',
  'radius.codes': 'बहुत ज़्यादा गलत कोड डाले गए हैं। कृपया पाँच मिनट तक इंतज़ार करें, फिर दूसरा कोड लें।',

  'reply.approve': ({ number }: { number: number | null }) =>
    number === null ? 'फ़ोन पर मंज़ूरी दें, फिर आगे बढ़ें।' : `फ़ोन पर नंबर ${number} चुनकर मंज़ूरी दें, फिर आगे बढ़ें।`,
  'reply.declined': 'साइन-इन अस्वीकार कर दिया गया।',
  'reply.expired': 'साइन-इन को समय पर मंज़ूरी नहीं मिली।',
  'reply.failed': 'साइन-इन नहीं हो सका।',
  'reply.because': ({ why }: { why: string }) => fullSentence(reasonIn(reasons, why)),
  'reply.suspended': 'ऐक्सेस निलंबित है। अपने संगठन के एडमिन से पूछें।',
  'reply.unpaid': 'इस संगठन की सदस्यता खत्म हो गई है। इसके एडमिन के रिन्यू करने तक कोई साइन इन नहीं कर सकता।',
  'reply.closed': 'यह साइन-इन खत्म हो गया है। कृपया फिर से शुरू करें।',
  'reply.code': 'यह कोड गलत है या इस्तेमाल हो चुका है। कृपया नया कोड लें।',
  'reply.client': 'यह क्लाइंट निलंबित है। अपने संगठन के एडमिन से पूछें।',
  'reply.username': 'अनुरोध में यूज़र नेम नहीं है।',
  'reply.pap': 'केवल PAP काम करता है। कृपया क्लाइंट को PAP पर सेट करें।',
} as const;
