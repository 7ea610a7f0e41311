/** Says at once, to screen readers too, that something is wrong. There is none without a text. */
export const Banner = ({ children }: { children: string | false | undefined }) =>
  children && (
    <p className="banner" role="alert">
      {children}
    </p>
  );
