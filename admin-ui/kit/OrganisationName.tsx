import { Name } from './Name.tsx';

/** An organisation's name. */
export const OrganisationName = ({ id }: { id: string | null }) => <Name kind="organisation" id={id} />;
