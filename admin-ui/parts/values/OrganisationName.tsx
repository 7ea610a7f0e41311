import { Name } from './Name.tsx';

export const OrganisationName = ({ id }: { id: string | null }) => <Name kind="organisation" id={id} />;
