//! Tables of an address at which bots play now.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::http::StatusCode;

use crate::error::ApiError;

/// How many tables of each address are in memory with a match in which bots play.
#[derive(Default)]
pub(crate) struct BotTables(Mutex<HashMap<IpAddr, usize>>);

/// One such table, counted until it is dropped.
pub(crate) struct BotTable {
    tables: Arc<BotTables>,
    address: IpAddr,
}

impl BotTables {
    /// Counts a table at which bots are about to begin, if its address has fewer than `most`.
    pub(crate) fn begin(self: &Arc<Self>, address: IpAddr, most: usize) -> Result<BotTable, ApiError> {
        let mut tables = self.lock();
        let n = tables.entry(address).or_default();
        if most <= *n {
            let message = "bots play at too many tables of yours: finish or close one of them first";
            return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too-many-bot-tables", message));
        }
        *n += 1;
        Ok(BotTable { tables: self.clone(), address })
    }

    /// Counts a table at which bots play already.
    pub(crate) fn go_on(self: &Arc<Self>, address: IpAddr) -> BotTable {
        *self.lock().entry(address).or_default() += 1;
        BotTable { tables: self.clone(), address }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().expect("no thread panics while counting")
    }
}

impl Drop for BotTable {
    fn drop(&mut self) {
        let mut tables = self.tables.lock();
        if let Some(n) = tables.get_mut(&self.address) {
            *n -= 1;
            if *n == 0 {
                tables.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_tables_with_bots() {
        let tables = Arc::new(BotTables::default());
        let [home, other]: [IpAddr; 2] = [[192, 0, 2, 1].into(), [192, 0, 2, 2].into()];
        let begun: Vec<_> = (0..3).map_while(|_| tables.begin(home, 2).ok()).collect();
        assert_eq!(begun.len(), 2);
        assert_eq!(
            tables.begin(home, 2).err().map(|refused| refused.problem.code.clone()).as_deref(),
            Some("too-many-bot-tables")
        );
        assert!(tables.begin(other, 2).is_ok());
        // A table that is loaded anew counts, but is not stopped.
        let loaded = tables.go_on(home);
        drop(begun);
        assert!(tables.begin(home, 1).is_err());
        drop(loaded);
        assert!(tables.begin(home, 1).is_ok());
        assert!(tables.lock().is_empty());
    }
}
