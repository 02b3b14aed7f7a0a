/* Records what a process writes below a folder, and when it waits for the disk. The test in power.rs loads
 * this before the C library (LD_PRELOAD) and builds disks from the record. Each call is one line of text, a
 * write's data follows it. Standard output is recorded, too, in the same order. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Held from before a call until it is recorded: the record has the order of the calls. */
static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;

static void put(const char *data, size_t length) {
  static int record = -1;
  if (record < 0)
    record = syscall(SYS_openat, AT_FDCWD, getenv("RECORD_TO"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  while (length > 0) {
    ssize_t n = syscall(SYS_write, record, data, length);
    if (n <= 0) abort();
    data += n;
    length -= n;
  }
}

static void put_line(const char *format, ...) {
  char line[5000];
  va_list values;
  va_start(values, format);
  int n = vsnprintf(line, sizeof line, format, values);
  va_end(values);
  put(line, n);
}

/* The name of a file below the folder, "." for the folder itself, NULL for any other. */
static const char *name(const char *path) {
  const char *folder = getenv("RECORD_FOLDER");
  size_t length = strlen(folder);
  if (strncmp(path, folder, length) != 0) return NULL;
  if (path[length] == '\0') return ".";
  return path[length] == '/' ? path + length + 1 : NULL;
}

static const char *name_of(int fd, char path[4097]) {
  if (fd == STDOUT_FILENO) return "stdout";
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = syscall(SYS_readlinkat, AT_FDCWD, link, path, 4096);
  if (n < 0) return NULL;
  path[n] = '\0';
  return name(path);
}

static ssize_t write_at(int fd, const void *data, size_t length, off_t at, int is_positioned) {
  char path[4097];
  const char *file = name_of(fd, path);
  pthread_mutex_lock(&order);
  if (!is_positioned && file != NULL) at = syscall(SYS_lseek, fd, 0, SEEK_CUR);
  ssize_t n = is_positioned ? syscall(SYS_pwrite64, fd, data, length, at) : syscall(SYS_write, fd, data, length);
  if (file != NULL && n > 0) {
    put_line("write %lld %zd %s\n", at < 0 ? 0LL : (long long)at, n, file);
    put(data, n);
  }
  pthread_mutex_unlock(&order);
  return n;
}

ssize_t write(int fd, const void *data, size_t length) { return write_at(fd, data, length, 0, 0); }
ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return write_at(fd, data, length, at, 1); }
ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) { return write_at(fd, data, length, at, 1); }

static int sync_file(int fd) {
  char path[4097];
  const char *file = name_of(fd, path);
  pthread_mutex_lock(&order);
  int failed = syscall(SYS_fsync, fd);
  if (file != NULL && !failed) put_line("sync 0 0 %s\n", file);
  pthread_mutex_unlock(&order);
  return failed;
}

int fsync(int fd) { return sync_file(fd); }
int fdatasync(int fd) { return sync_file(fd); }

static int cut_file(int fd, off_t length) {
  char path[4097];
  const char *file = name_of(fd, path);
  pthread_mutex_lock(&order);
  int failed = syscall(SYS_ftruncate, fd, length);
  if (file != NULL && !failed) put_line("truncate %lld 0 %s\n", (long long)length, file);
  pthread_mutex_unlock(&order);
  return failed;
}

int ftruncate(int fd, off_t length) { return cut_file(fd, length); }
int ftruncate64(int fd, off64_t length) { return cut_file(fd, length); }

int unlink(const char *path) {
  const char *file = name(path);
  pthread_mutex_lock(&order);
  int failed = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (file != NULL && !failed) put_line("unlink 0 0 %s\n", file);
  pthread_mutex_unlock(&order);
  return failed;
}
