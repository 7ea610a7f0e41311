import type { Price } from '../english/billing.ts';
import { priceIn } from '../said/money.ts';

/** What the refusals of `domain/refusals/billing.ts` say. */
export const billing = {
  'subscription.unknown': 'ऐसी कोई सदस्यता नहीं है।',
  'subscription.active': 'इस संगठन की सदस्यता पहले से चालू है। कृपया इसका प्लान बदलें।',
  'subscription.ended': 'यह सदस्यता खत्म हो चुकी है, इसलिए इसे बदला नहीं जा सकता। कृपया कोई प्लान खरीदें।',
  'subscription.changed': 'इस बीच यह सदस्यता बदल गई है। कृपया इसे फिर से देखें।',
  'subscription.downgrade': 'आप इससे छोटा प्लान नहीं चुन सकते।',
  'subscription.ending':
    'यह सदस्यता अपनी अवधि के साथ खत्म होगी। जहाँ विकल्प हो, पहले इसे चालू रखें, या इसके खत्म होने पर दूसरा प्लान खरीदें।',

  'payment.noPlan': 'Razorpay की कोई सदस्यता आईडी नहीं मिली।',
  'payment.gateway': 'यह संगठन इस भुगतान सेवा से भुगतान नहीं करता।',
  'payment.noGateway': 'इस देश के लिए अभी भुगतान नहीं लिया जाता। कृपया हमसे संपर्क करें।',
  'payment.price': (about?: Price) =>
    `इस प्लान की कीमत बदल गई है${about ? `: अब यह ${priceIn('hi', about.amount, about.currency)} है` : ''}। कृपया इसे फिर से देखें।`,
  'payment.free': 'यह प्लान मुफ़्त है, इसलिए इसे खरीदा नहीं जा सकता।',
  'payment.tooMuch': 'इस प्लान की कीमत यहाँ हो सकने वाले भुगतान से ज़्यादा है। कृपया हमसे संपर्क करें।',
  'payment.costs':
    'यह प्लान अभी दिखाई गई कीमत पर नहीं खरीदा जा सकता। कोई पैसा नहीं लिया गया है। कृपया हमसे संपर्क करें।',
  'payment.away': 'भुगतान सेवा से संपर्क नहीं हो पा रहा है। कृपया कुछ मिनट बाद फिर से कोशिश करें।',
  'payment.refused': (about?: { why: string }) => about?.why ?? 'नए प्लान का भुगतान नहीं हो सका।',
  'payment.signature': 'इस संदेश पर भुगतान सेवा के हस्ताक्षर नहीं हैं।',
  'payment.notice': 'यह भुगतान सेवा का संदेश नहीं है।',
  'payment.checkout': 'ऐसा कोई भुगतान नहीं है या वह पूरा हो चुका है। कृपया फिर से शुरू करें।',
} as const;
