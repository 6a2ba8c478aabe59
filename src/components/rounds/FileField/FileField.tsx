const ACCEPTED = '.json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values';

type FieldProps = {
  onChoose: ((files: readonly File[]) => void) | undefined;
  id?: string;
  className?: string;
  'aria-describedby'?: string | undefined;
};

/** Native file field, also for files that are dropped on it; over the face of a button by itself. */
export function FileField({ onChoose, className = 'over-face', ...named }: FieldProps) {
  return (
    <input
      {...named}
      className={className}
      type="file"
      multiple
      accept={ACCEPTED}
      onChange={({ currentTarget }) => {
        const chosen = [...(currentTarget.files ?? [])];
        // Lets the reader choose the same file again after fixing it.
        currentTarget.value = '';
        if (chosen.length > 0) onChoose?.(chosen);
      }}
    />
  );
}
