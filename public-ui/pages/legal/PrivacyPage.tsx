import { Document } from './Document.tsx';
import { privacy } from './privacy.ts';

/** /privacyPolicy */
export default function PrivacyPage() {
  return <Document title="Privacy policy" sections={privacy} />;
}
