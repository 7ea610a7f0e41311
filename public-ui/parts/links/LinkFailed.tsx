type LinkFailedProps = {
  /** What failed, unless the heading of the page says that. */
  title?: string;
  reason: string;
  hint: string;
};
/** Tells that a mailed link does not work, with the reason and, unless that says it, what to do. */
export function LinkFailed({ title, reason, hint }: LinkFailedProps) {
  return (
    <>
      <div className="banner" role="alert">
        {title && (
          <>
            <b>{title}</b>
            <br />
          </>
        )}
        {reason}
      </div>
      {hint && <p className="soft">{hint}</p>}
    </>
  );
}
