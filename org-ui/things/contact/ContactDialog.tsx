import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { sends } from '../../../web-kit/sends.ts';
import { useOperator } from '../../base/session.ts';
import { contactFields, contactSent, firstCountry } from './contact.ts';
import { texts } from './texts.ts';

/** The contact form, in which the operator's own name and address stand already, and what is wanted if it is known. */
export function ContactDialog({ wanted = '', onClose }: { wanted?: string; onClose: () => void }) {
  const operator = useOperator();
  return (
    <FormDialog
      about="contact"
      title={texts.title}
      fields={contactFields}
      initial={{
        name: operator?.name ?? '',
        email: operator?.email ?? '',
        countryCode: firstCountry,
        description: wanted,
      }}
      run={sends('POST /contactUs/postContactUs', (values) => contactSent(values))}
      submit={texts.submit}
      sending={texts.sending}
      missing={texts.missing}
      done={texts.done}
      onClose={onClose}
    />
  );
}
