import { useReference } from 'react-admin';
import { words } from '../../base/words.ts';

/** The read model, and its column, that holds the name of each kind of aggregate. */
const named: Record<string, readonly [resource: string, column: string]> = {
  admin: ['staff', 'username'],
  application: ['applications', 'name'],
  operator: ['operators', 'username'],
  organisation: ['organisations', 'name'],
  plan: ['plans', 'name'],
  user: ['users', 'username'],
  video: ['videos', 'title'],
};

/** The name of an aggregate, or the beginning of its id when it has none or it was erased. */
export function Name({ kind, id }: { kind: string; id: string | null }) {
  if (!id) return words.none;
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
