import { call } from '../../../web-kit/call.ts';
import { FormDialog } from '../../../web-kit/form/FormDialog.tsx';
import { useOperator } from '../../base/session.ts';
import { contactFields, contactSent, firstCountry } from './contact.ts';
import { texts } from './texts.ts';

/** The contact form, in which the operator's own name and address stand already, and what is wanted if it is known. */
export function ContactDialog({ wanted = '', onClose }: { wanted?: string; onClose: () => void }) {
  const operator = useOperator();
  return (
    <FormDialog
      title={texts.title}
      fields={contactFields}
      initial={{
        name: operator?.name ?? '',
        email: operator?.email ?? '',
        countryCode: firstCountry,
        description: wanted,
      }}
      run={(values) => call('POST /contactUs/postContactUs', contactSent(values))}
      submit={texts.submit}
      sending={texts.sending}
      missing={texts.missing}
      done={texts.done}
      onClose={onClose}
    />
  );
}
