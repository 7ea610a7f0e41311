import { useReference } from 'react-admin';
import { texts } from '../texts.ts';

/** Where the name of an aggregate stands: its model, and the column there. */
const named: Record<string, readonly [resource: string, column: string]> = {
  admin: ['staff', 'username'],
  application: ['applications', 'name'],
  operator: ['operators', 'username'],
  organisation: ['organisations', 'name'],
  plan: ['plans', 'name'],
  user: ['users', 'username'],
  video: ['videos', 'title'],
};

/** What people call it; the beginning of its id where it has no name, or none any more. */
export function Name({ kind, id }: { kind: string; id: string | null }) {
  if (!id) return texts.none;
  const where = named[kind];
  return where ? <Found resource={where[0]} column={where[1]} id={id} /> : <Short id={id} />;
}

function Found({ resource, column, id }: { resource: string; column: string; id: string }) {
  const { referenceRecord } = useReference({ reference: resource, id });
  return referenceRecord?.[column] ?? <Short id={id} />;
}

const Short = ({ id }: { id: string }) => (
  <span title={id}>{id.length > 12 ? `${id.slice(0, 8)}…` : id}</span>
);
