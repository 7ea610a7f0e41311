import { useReference } from 'react-admin';
import { texts } from '../texts.ts';

/** An organisation's name; its id where there is no such row any more. */
export function OrganisationName({ id }: { id: string | null }) {
  return id ? <Named id={id} /> : texts.none;
}

function Named({ id }: { id: string }) {
  const { referenceRecord } = useReference({ reference: 'organisations', id });
  return <>{referenceRecord?.name ?? id}</>;
}
