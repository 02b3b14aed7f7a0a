//! Open files: every connection is one.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Lets this process have as many open files as the system allows; many systems begin with a thousand.
pub(crate) fn allow_many() {
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where it is refused, it stays as it was.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}
