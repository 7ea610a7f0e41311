import { Document } from './Document.tsx';
import { terms } from './terms.ts';

/** /terms-and-conditions */
export default function TermsPage() {
  return <Document title="Terms and conditions" sections={terms} />;
}
